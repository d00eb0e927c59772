// The folder from which fifteen-two.js loads further files: those for advice, and the words of other languages. Other
// builds need no such folder, because they know where their engine is.

let place: URL | undefined;

/**
 * Sets the folder to use in place of the one beside the script. The address may be relative to the page. Only the first
 * call has an effect.
 */
export const placeFiles = (address: string): void => {
  if (address !== '') place ??= new URL(address, document.baseURI);
};

/** Returns the address of a file in the folder set by `placeFiles` or, if none was set, in `folder`. */
export const fileIn = (folder: URL, name: string): URL => new URL(name, place ?? folder);

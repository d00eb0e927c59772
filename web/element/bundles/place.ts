// The folder of the files that an element loads for its first advice. Only `fifteen-two.js` needs it, because a package
// or a single file knows the place of its engine.

let place: URL | undefined;

/**
 * Sets a folder other than the one beside the script. The address may be relative to the page. Only the first call has
 * an effect.
 */
export const placeFiles = (address: string): void => {
  if (address !== '') place ??= new URL(address, document.baseURI);
};

/** Returns the address of a file in that folder, or in `folder` if none was set. */
export const fileIn = (folder: URL, name: string): URL => new URL(name, place ?? folder);

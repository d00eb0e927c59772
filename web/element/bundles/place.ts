// The folder of the files that an element loads for its first advice. Only `fifteen-two.js` needs it: if the engine is
// a package or in the file itself, the place is known.

let place: URL | undefined;

/**
 * Sets a folder other than the one beside the script. The address may be relative to the page. The first call counts.
 */
export const placeFiles = (address: string): void => {
  if (address !== '') place ??= new URL(address, document.baseURI);
};

/** The address of a file in that folder, or in `folder` if none was set. */
export const fileIn = (folder: URL, name: string): URL => new URL(name, place ?? folder);

// Where the files lie that an element fetches when it first advises. Only `fifteen-two.js` asks: where the engine is a package or in
// the file itself, it knows.

let place: URL | undefined;

/** Another folder than the one beside the script, by an address that may be relative to the page. The first one counts. */
export const placeFiles = (address: string): void => {
  if (address !== '') place ??= new URL(address, document.baseURI);
};

/** A file of that folder, or of the one given where no other was named. */
export const fileIn = (folder: URL, name: string): URL => new URL(name, place ?? folder);

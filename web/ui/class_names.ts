/** Returns the names of the classes whose value is true, for a class attribute. */
export const classNames = (classes: Readonly<Record<string, boolean>>): string =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');

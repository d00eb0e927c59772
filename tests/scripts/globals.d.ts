declare module '*/mutants/find.mjs' {
  /**
   * Returns the possible changes of a source file of the core. `change(id)` returns the changed line. At run time, the change
   * is active if `id` is the chosen number.
   */
  export const findMutants: (
    source: string,
  ) => readonly { line: number; at: number; what: string; text: string; change: (id: number) => string }[];
}

declare module '*/mutants/app.mjs' {
  export const findInApp: (source: string) => readonly {
    readonly what: string;
    readonly line: number;
    readonly at: number;
    readonly text: string;
    readonly changed: string;
  }[];
}

declare module '*/mutants/sample.mjs' {
  export const sampled: <Each>(list: readonly Each[], seed: number) => Each[];
}

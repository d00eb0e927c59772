declare module '*/mutants/find.mjs' {
  /** The possible changes of a source file of the core: the place, and the line with the change of this number in it. */
  export const findMutants: (
    source: string,
  ) => readonly { line: number; at: number; what: string; text: string; change: (id: number) => string }[];
}

declare module '*/mutants/sample.mjs' {
  export const sampled: <Each>(list: readonly Each[], seed: number) => Each[];
}

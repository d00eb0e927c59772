declare module '*/shipped.mjs' {
  export const packages: readonly string[];
}

// The scripts that Emscripten writes for the modules of cpp/wasm.

declare module '*/generated/cribbage.js' {
  const createModule: import('./wasm.js').CreateModule;
  export default createModule;
}

declare module '*/generated/advice.js' {
  const createModule: import('./wasm.js').CreateModule;
  export default createModule;
}

declare module '*/generated/elements.js' {
  const createModule: import('./wasm.js').CreateModule;
  export default createModule;
}

declare module '*/generated/proof.js' {
  const createModule: import('./wasm.js').CreateModule;
  export default createModule;
}

// A file as base64, in a script that scripts/build/package writes.

declare module '*.bytes.js' {
  const base64: string;
  export default base64;
}

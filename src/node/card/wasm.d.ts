/** The bundler includes the bytes of such a file (cardBundle.ts). */
declare module '*.wasm' {
  const bytes: Uint8Array;
  export default bytes;
}

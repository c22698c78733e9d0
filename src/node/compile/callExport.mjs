// What a worker runs: calls an exported function of a module. tinypool passes one value to one function.

/** @param {{ url: string, name: string, args: readonly unknown[] }} call */
export async function callExport({ url, name, args }) {
  return (await import(url))[name](...args);
}

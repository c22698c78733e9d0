/** Whether an address can be asked for: a folder answers nobody, and the browser tells of each attempt. */
export function isServed(address: string): boolean {
  return new URL(address, document.baseURI).protocol.startsWith('http');
}

const asked = new Set<string>();

/** Asks for a script that is likely to be run soon, once. */
export function preloadScript(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address }),
  );
}

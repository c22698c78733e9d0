// What a page of the site may load and run, whatever text comes to stand in it (CSP level 3).
import { createHash } from 'node:crypto';

/** The policy of a page with these inline scripts. Nothing comes from another host, images neither: the article links to those. */
export function renderPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    // Diagrams carry their own styles, highlighted lines and columns of tables theirs.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

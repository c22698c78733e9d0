// What a page of the site may load and run, whatever text comes to stand in it (CSP level 3).
import { createHash } from 'node:crypto';

/** The policy of a page with these inline scripts. Nothing comes from another host, images neither: the article links to those. */
export function renderPolicy(inlineScripts: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${inlineScripts.map(hashInline).join(' ')}`.trim(),
    // Diagrams carry their own styles, highlighted lines and columns of tables theirs.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** By which a policy names what stands in the page itself. */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

// Content Security Policy of a page (CSP level 3).
import { createHash } from 'node:crypto';
import { imageSources } from '../../core/site/urls/imageHosts.ts';

/**
 * Policy of a page with these inline scripts. It allows no other origin but those of images that the site names; the
 * article renders other external images as links.
 */
export function renderPolicy(inlineScripts: readonly string[], imageHosts: readonly string[] = []): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${inlineScripts.map(hashInline).join(' ')}`.trim(),
    // Diagrams, highlighted lines and table columns have style attributes.
    `style-src 'self' 'unsafe-inline'`,
    imageSources(imageHosts),
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** Hash source of an inline script or style. */
export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

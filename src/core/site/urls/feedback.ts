// Readers say whether a page helped: by a link to a form, such as that of a new issue, or by one click, which a program on
// the site's own host records.

export type Feedback =
  /** URL with placeholders. */
  | { kind: 'form'; template: string }
  /** Path on the host of the site: the policy of its pages allows requests to no other. */
  | { kind: 'endpoint'; path: string };

/** Parses `site.feedback`; undefined for a text that is neither. */
export function parseFeedback(text: string): Feedback | undefined {
  if (/^(?:https?:\/\/|mailto:)./i.test(text)) return { kind: 'form', template: text };
  return /^\/(?![/\\])/.test(text) ? { kind: 'endpoint', path: text } : undefined;
}

/** Whether the URL of the form has the answer, so that each answer has a link of its own. */
export const asksAnswer = (template: string) => template.includes('{answer}');

/**
 * Fills the placeholders of a form's URL.
 * @example fillFeedback('https://x.org/new?title={title}', { title: '安装 1&2' }) === 'https://x.org/new?title=%E5%AE%89%E8%A3%85%201%262'
 */
export function fillFeedback(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  );
}

// What the desk and the page that sends say to each other, window to window in the same origin.
import type { Theme } from '../../core/theme.ts';
import type { SendOutcome, SentFile } from './gitHosts.ts';

/** The page's file in a built site. A page of its own: what it may ask is more than readers' pages may. */
export const SEND_PAGE = 'edit/send.html';

/** From the desk, as soon as the page says that it is ready. */
export interface SendJob {
  kind: 'job';
  /** Of the page that was written. */
  title: string;
  theme: Theme;
  files: readonly SentFile[];
}

export type SendReport = { kind: 'ready' } | { kind: 'done'; outcome: SendOutcome };

/** What comes from the same origin, told apart from what others there may say. */
export function isSendReport(value: unknown): value is SendReport {
  return isOfKind(value, ['ready', 'done']);
}

export function isSendJob(value: unknown): value is SendJob {
  return isOfKind(value, ['job']);
}

function isOfKind(value: unknown, kinds: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    kinds.includes(value.kind)
  );
}

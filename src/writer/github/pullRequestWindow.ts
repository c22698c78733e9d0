// Messages between the editor's window and the window of the pull request page, by `postMessage` on the same origin.
import type { Theme } from '../../core/theme.ts';
import type { PullRequestFile, PullRequestOutcome } from './gitHosts.ts';

/**
 * URL of the pull request page in a built site, below the home page of its language. It is a separate page, because only its content security policy allows
 * requests to the host's API.
 */
export const PULL_REQUEST_PAGE = 'edit/send.html';

/** The editor's response to the page's `ready` message. */
export interface PullRequestJob {
  kind: 'job';
  title: string;
  theme: Theme;
  files: readonly PullRequestFile[];
}

export type PullRequestReport = { kind: 'ready' } | { kind: 'done'; outcome: PullRequestOutcome };

/** Whether a message is valid: other scripts of the origin may post events to the window too. */
export function isPullRequestReport(value: unknown): value is PullRequestReport {
  return isOfKind(value, ['ready', 'done']);
}

export function isPullRequestJob(value: unknown): value is PullRequestJob {
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

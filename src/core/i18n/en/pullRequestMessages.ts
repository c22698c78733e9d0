import type { Translation } from '../translation.ts';
import type { pullRequestMessages as zh } from '../zh-Hans/pullRequestMessages.ts';

export const pullRequestMessages: Translation<typeof zh> = {
  title: (host) => `Submit to ${host}`,
  lead: 'Your changes become a new branch and a pull request, which the maintainers review before they merge it.',
  alone: 'Open this window from the editor: when you’ve finished writing, select “Submit pull request”.',
  home: 'Go to the site',
  target: (repository, branch) => `Target: branch ${branch} of ${repository}`,
  files: 'Files',
  branch: 'New branch',
  message: 'Commit message',
  token: 'Access token',
  tokenHelp: (host) =>
    `The token is sent only to ${host} and kept only for this session. It needs read and write access to Contents and Pull requests.`,
  makeToken: 'Create a token',
  forget: 'Forget token',
  forgotten: 'The token was removed from the browser.',
  send: 'Submit',
  sending: 'Submitting…',
  missing: 'Enter a new branch, a commit message, and an access token.',
  defaultMessage: (title) => `docs: update ${title}`,
  sent: 'Submitted. Pull request: ',
  pushed: 'The branch was pushed, but the token can’t open a pull request. Open one here: ',
  close:
    'You can close this window. The draft is still in the editor; discard it once the change is published.',
  changed: (file) =>
    `Not submitted: someone else changed ${file} on the branch. The editor merges both sides. Review the result and submit again.`,
  noAnswer: 'Not submitted: the service can’t be reached. Check your connection and try again.',
  badToken: 'Not submitted: the token is invalid or expired. Use another one.',
  limited: 'Not submitted: there were too many requests. Wait a while and try again.',
  forbidden: (repository) =>
    `Not submitted: the token lacks access to ${repository}. It needs read and write access to Contents and Pull requests. Use another token, or select “Paste into GitHub” in the editor instead.`,
  readOnly: (repository) =>
    `Not submitted: this account can’t write to ${repository}. Select “Paste into GitHub” in the editor instead, which creates a fork for you.`,
  notFound: (repository) =>
    `Not submitted: the token has no access to ${repository} or its branch. Add the repository to the token’s scope, or use another token.`,
  branchTaken: (branch) =>
    `Not submitted: the branch ${branch} already exists. The name has been changed; submit again.`,
  branchInvalid: (branch) => `Not submitted: “${branch}” isn’t a valid branch name. Use another one.`,
  isThere: (file) => `Not submitted: ${file} already exists on the branch. Rename yours in the editor.`,
  isGone: (file) =>
    `Not submitted: ${file} is no longer on the branch; it may have been renamed. Download your text as a backup, then find the file’s new location.`,
  notUtf8: (file) => `Not submitted: ${file} isn’t encoded in UTF-8. Save it as UTF-8 first.`,
  nothing: 'Not submitted: the branch already contains these changes.',
  strange: 'Not submitted: the service sent an unexpected response. Try again later, or save another way.',
  failed: (status, message) =>
    `Not submitted: the service responded with status ${status}${message && ` (${message})`}. Try again later, or save another way.`,
};

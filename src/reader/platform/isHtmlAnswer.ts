/** Whether an answer is a web page: hosts give out their home page, with status 200, in the place of a missing file (docsify#1477). */
export function isHtmlAnswer({ headers }: Pick<Response, 'headers'>): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/**
 * Whether a response is an HTML page: some hosts respond with their home page, status 200, instead of a 404
 * (docsify#1477).
 */
export function isHtmlResponse({ headers }: Pick<Response, 'headers'>): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

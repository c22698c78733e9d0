/** Folder of a path, without a trailing slash; empty at the root. */
export function parentFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/**
 * Resolves a relative path; undefined if the path leaves the root folder.
 * @example joinPath('docs/v8/osc', '../deploy.md') === 'docs/v8/deploy.md'
 */
export function joinPath(folder: string, relative: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/**
 * Whether a path looks like a file rather than a page: it has an ending other than `.html`, or a name like `LICENSE`.
 * @example namesFile('img/a.png') && namesFile('LICENSE') && namesFile('deploy/Dockerfile') && !namesFile('guide/FAQ')
 */
export function namesFile(path: string): boolean {
  return /\.(?!html$)[A-Za-z\d]+$|(?:^|\/)(?:[A-Z][A-Z\d_-]{3,}|[A-Z][a-z]+file)$/.test(path);
}

/**
 * Percent-decodes a text; returns a text with an invalid encoding unchanged.
 * @example decodeSafely('%E5%AE%89') === '安'; decodeSafely('100%') === '100%'
 */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Percent-encodes each segment of a path.
 * @example encodePath('docs/安装 1.md') === 'docs/%E5%AE%89%E8%A3%85%201.md'
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Last segment of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

// Helpers for paths inside the site folder; the path of the site folder itself is ''.

/**
 * Path of a file in a folder.
 * @example inFolder('docs/v8', 'deploy.md') === 'docs/v8/deploy.md'; inFolder('', 'deploy.md') === 'deploy.md'
 */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/**
 * Prefix of all paths in a folder of a manifest, which names the site folder `.`.
 * @example folderPrefix('docs/v8') === 'docs/v8/'; folderPrefix('.') === ''
 */
export function folderPrefix(dir: string): string {
  return dir === '.' ? '' : `${dir}/`;
}

/** Whether a file is in a folder or in a subfolder of any depth. */
export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(inFolder(folder, ''));
}

/**
 * Path relative to a folder; a file outside of it is returned unchanged.
 * @example pathInside('docs/v8', 'docs/v8/osc/index.md') === 'osc/index.md'
 */
export function pathInside(folder: string, file: string): string {
  return folder !== '' && isBelow(folder, file) ? file.slice(folder.length + 1) : file;
}

/**
 * The innermost folder that contains all of some folders.
 * @param folders paths inside the same folder, which is '' or '.'
 * @example commonFolder(['docs/a', 'docs/b/c']) === 'docs'; commonFolder(['website', 'docs']) === ''
 */
export function commonFolder(folders: readonly string[]): string {
  const [first = [], ...rest] = folders.map((folder) =>
    folder.split('/').filter((part) => part !== '.' && part !== ''),
  );
  const end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return first.slice(0, end < 0 ? first.length : end).join('/');
}

// Folders inside the site folder, which is '' itself.

/**
 * The path of what lies in a folder.
 * @example inFolder('docs/v8', 'deploy.md') === 'docs/v8/deploy.md'; inFolder('', 'deploy.md') === 'deploy.md'
 */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/**
 * What the paths of all that lies in a folder begin with; a manifest calls the site folder `.`.
 * @example folderPrefix('docs/v8') === 'docs/v8/'; folderPrefix('.') === ''
 */
export function folderPrefix(dir: string): string {
  return dir === '.' ? '' : `${dir}/`;
}

/** Whether a file lies in a folder, or in one inside it. */
export function isBelow(folder: string, file: string): boolean {
  return file.startsWith(inFolder(folder, ''));
}

/**
 * A path from a folder on; what lies elsewhere keeps its own.
 * @example pathInside('docs/v8', 'docs/v8/osc/index.md') === 'osc/index.md'
 */
export function pathInside(folder: string, file: string): string {
  return folder !== '' && isBelow(folder, file) ? file.slice(folder.length + 1) : file;
}

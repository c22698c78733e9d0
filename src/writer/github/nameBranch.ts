/**
 * A name for the branch of an edit.
 * @param time minutes are enough: a name that is taken gets a number
 * @example nameBranch('docs/v8/deploy.md', new Date('2026-11-03T09:05')) === 'docs/deploy-1103-0905'
 */
export function nameBranch(file: string, time: Date): string {
  const names = file.replace(/\.\w+$/, '').split('/');
  const name = names.at(-1) === 'index' ? names.at(-2) : names.at(-1);
  const two = (count: number) => String(count).padStart(2, '0');
  const day = two(time.getMonth() + 1) + two(time.getDate());
  // What git takes in no name.
  const clean = (name ?? '').replace(/[\s~^:?*[\\@{}]+|\.{2,}|\.lock$/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `docs/${clean || 'page'}-${day}-${two(time.getHours())}${two(time.getMinutes())}`;
}

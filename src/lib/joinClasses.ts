/**
 * Names of classes as an attribute has them, without those that there are none of.
 * @example joinClasses('block', undefined) === 'block'
 */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

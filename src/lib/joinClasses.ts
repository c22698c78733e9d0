/**
 * Joins CSS class names for a component's `className` prop; skips undefined names.
 * @example joinClasses('block', undefined) === 'block'
 */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

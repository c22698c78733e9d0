const UNITS = ['KB', 'MB', 'GB'];

/**
 * Formats a size with decimal units, like file managers.
 * @example formatBytes(12_345_678) === '12.3 MB'; formatBytes(800) === '1 KB'
 */
export function formatBytes(bytes: number): string {
  let [size, unit] = [Math.ceil(bytes / 100) / 10, 0];
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? Math.ceil(size) : size.toFixed(1)} ${UNITS[unit]}`;
}

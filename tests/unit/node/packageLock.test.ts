import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Entry {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(await readFile(LOCK, 'utf8')) as { packages: Record<string, Entry> };

/** Whether a package at a path finds another one, as Node does: beside itself or further out. */
function isLocked(path: string, name: string): boolean {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

it('names every package of every system, without which `npm ci` refuses it', () => {
  const wanted = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(({ path, name }) => !isLocked(path, name))).toEqual([]);
});

it('names no address: every registry can give the packages', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readBasePath, readHostArgument, readPort } from '../../../../src/node/lib/commandLine.ts';

describe('readBasePath', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['repo', '/repo/'],
    ['/a/b', '/a/b/'],
    ['//a//b//', '/a/b/'],
    ['/%E6%96%87%E6%A1%A3/a%20b', '/文档/a b/'],
    ['/100%/', '/100%/'],
  ])('reads %s as %s', (text, expected) => {
    expect(readBasePath(text)).toBe(expected);
  });

  it('explains what Git Bash made of a path, and that an address is no path', () => {
    expect(() => readBasePath('C:/Program Files/Git/repo/')).toThrow(/Git Bash/);
    expect(() => readBasePath('https://example.org/repo/')).toThrow(/基础路径/);
  });
});

describe('readHostArgument', () => {
  it('takes an option without a value for all addresses', () => {
    expect(readHostArgument(['--host'])).toEqual(['--host', '0.0.0.0']);
    expect(readHostArgument(['--host', '--base', '/a/'])).toEqual(['--host', '0.0.0.0', '--base', '/a/']);
    expect(readHostArgument(['--host='])).toEqual(['--host', '0.0.0.0']);
    for (const given of [['--host', 'docs.lan'], ['--host=::'], []])
      expect(readHostArgument(given)).toEqual(given);
  });
});

describe('readPort', () => {
  it('reads a port, and says what is wrong with another text', () => {
    expect(readPort('8080')).toBe(8080);
    expect(readPort(undefined)).toBeUndefined();
    expect(readPort('')).toBeUndefined();
    for (const text of ['web', '-1', '70000', '3.5']) expect(() => readPort(text)).toThrow(/PORT/);
  });
});

describe('runCommand', () => {
  it('goes on without a stack when nobody reads on, as behind `| head`', async () => {
    const lib = join(import.meta.dirname, '../../../../src/node/lib/commandLine.ts');
    const script = `
      import { setTimeout } from 'node:timers/promises';
      import { runCommand } from ${JSON.stringify(lib)};
      await runCommand(async () => {
        for (let line = 0; line < 50; line += 1) {
          console.log('一行');
          await setTimeout(10);
        }
        process.exitCode = 7;
      });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    child.stdout.once('data', () => child.stdout.destroy());
    const told = text(child.stderr);
    expect(await once(child, 'close')).toEqual([7, null]);
    expect(await told).toBe('');
  });
});

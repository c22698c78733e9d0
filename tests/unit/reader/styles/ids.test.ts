// A heading has its words as its id: `## Announcement`.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['reader/styles/shell.css', 'writer/editor/Editor.part.module.css'])(
  '%s names the shell’s elements so that no heading is meant',
  (sheet) => {
    const css = readFileSync(new URL(`../../../../src/${sheet}`, import.meta.url), 'utf8');
    const ids = [...css.matchAll(/(\w*)#([a-z][\w-]*)[^;{}]*\{/g)];
    expect(ids).not.toEqual([]);
    expect(ids.filter(([, element]) => element === '').map(([, , id]) => id)).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { embeddedFile, embeddedText } from '../../../src/core/kitScripts.ts';

describe('the embedded texts', () => {
  it('stand in scripts of their own, below a folder of their own', () => {
    expect(embeddedFile('docs/v8/deploy.md')).toBe('embedded/docs/v8/deploy.md.js');
  });

  it('come out of the script as they went in', () => {
    const text = '# 甲\r\n"`$x`"\\ \u2028 </script> \ud800';
    const run = new Function('__docsText', embeddedText('a "b".md', text));
    let given: unknown[] = [];
    run((...values: unknown[]) => {
      given = values;
    });
    expect(given).toEqual(['a "b".md', text]);
  });
});

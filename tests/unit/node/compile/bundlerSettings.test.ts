import { describe, expect, it } from 'vitest';
import { createScriptMinifier } from '../../../../src/node/compile/bundlerSettings.ts';

const minify = createScriptMinifier('es2020');

describe('createScriptMinifier', () => {
  it('drops what nobody uses inside joined modules', async () => {
    const joined = `(() => {
      const table = { open: 1, close: 2 };
      function unused() { return table.open; }
      function used(name) { return name + '!'; }
      console.log(used(location.hash));
    })();`;
    const { code, errors } = await minify({ 'assets/web.js': joined });
    expect(errors).toEqual([]);
    expect(code).toContain('console.log');
    expect(code).not.toMatch(/open|unused/);
  });

  it('keeps names at the top of a script: others may ask for them', async () => {
    const { code } = await minify({ 'a.js': 'function greet() { return 1 } var other = 2;' });
    expect(code).toContain('function greet(');
    expect(code).toContain('other');
  });

  it('writes nothing that is younger than the target', async () => {
    const { code } = await minify({ 'a.js': 'self.a = () => { self.b = self.b || self.c; };' });
    expect(code).not.toContain('||=');
  });

  it('gives the licences apart, each once', async () => {
    const text = '/*! MIT, somebody */ self.a = 1;\n/*! MIT, somebody */ self.b = 2;';
    const { code, extractedComments } = await minify({ 'a.js': text });
    expect(code).not.toContain('MIT');
    expect(extractedComments).toEqual(['/*! MIT, somebody */']);
  });

  it('says which file it cannot read', async () => {
    const { errors } = await minify({ 'assets/broken.js': 'let = = 1' });
    expect(errors[0]?.message).toContain('assets/broken.js');
  });
});

import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import { ManifestSchema } from '../../../../../src/core/site/manifest/manifest.ts';
import { isSealed, sealManifest } from '../../../../../src/core/site/manifest/sealedManifest.ts';
import { textKey } from '../../../../../src/core/textKey.ts';

it('knows what it has sealed, and nothing that was edited since', () => {
  const sealed = sealManifest('{"site":{"title":"a"}}');
  expect(JSON.parse(sealed)).toMatchObject({ site: { title: 'a' } });
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed(sealed.replace('"a"', '"b"'))).toBe(false);
  for (const text of ['', '{}', '{"site":{"title":"a","tagline":""}}']) expect(isSealed(text)).toBe(false);
});

it('is of one format: a deployment that has another seals otherwise, and its manifest is checked', () => {
  const schema = toJsonSchema(ManifestSchema, { errorMode: 'ignore' });
  // The one to write into `FORMAT` where this fails.
  expect(sealManifest('{}')).toContain(`{"$${textKey(JSON.stringify(schema))}":`);
  const sealed = sealManifest('{"books":[]}');
  expect(isSealed(sealed.replace(/\$[^"]*/, '$later'))).toBe(false);
});

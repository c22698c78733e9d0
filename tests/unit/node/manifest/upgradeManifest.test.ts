import { expect, it } from 'vitest';
import { upgradeManifest } from '../../../../src/node/manifest/upgradeManifest.ts';

it('removes what has no effect, adds the schema, and leaves the rest as it is written', () => {
  const text = `{
  "site": { "title": "T" },
  "locales": [{ "locale": "en", "label": "English", "calendar": "gregory" }],
  "versions": [
    { "name": "v2", "label": "v2", "badge": true, "path": "/docs" }
  ]
}`;
  const upgraded = upgradeManifest(text);
  expect(upgraded).toBe(`{
  "$schema": "./manifest.schema.json",
  "site": { "title": "T" },
  "locales": [{ "locale": "en", "label": "English" }],
  "versions": [
    { "name": "v2", "label": "v2", "path": "/docs" }
  ]
}`);
  expect(upgradeManifest(upgraded)).toBe(upgraded);
});

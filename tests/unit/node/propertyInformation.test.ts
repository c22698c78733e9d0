import * as real from 'property-information';
import { describe, expect, it } from 'vitest';
import { htmlSchema } from '../../../src/core/document/html/cleanHtml.ts';
import * as stub from '../../../src/node/compile/stubs/propertyInformation.ts';

const allowed = [
  ...new Set(
    Object.values(htmlSchema.attributes ?? {})
      .flat()
      .map(String),
  ),
];

describe('the browser’s property table', () => {
  it.each([...allowed, 'dataFootnotes', 'ariaLabelledBy'])('knows %s as the full table does', (name) => {
    const { property, attribute, space, commaSeparated } = real.find(real.html, name);
    const known = stub.find(stub.html, name);
    expect(known).toEqual({
      property,
      attribute,
      space: space && 'html',
      commaSeparated: Boolean(commaSeparated),
    });
    expect(real.hastToReact[property] ?? property).toBe(property);
  });

  it.each(allowed)('finds %s by its attribute, as the browser’s HTML gives it', (name) => {
    const { attribute, property } = real.find(real.html, name);
    if (/^(?:data|aria)/.test(name)) return expect(stub.find(stub.html, attribute).attribute).toBe(attribute);
    expect(stub.find(stub.html, attribute).property).toBe(property);
  });
});

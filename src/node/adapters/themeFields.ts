// Pictures and colors of the configurations of other engines.
import type { FieldReader } from './fieldReader.ts';
import { findOwnFile } from './foreignLinks.ts';

/** A picture, or one for each theme, by its path below the folder of static files. */
export function readPictures(value: unknown, reader: FieldReader): unknown {
  if (value === undefined || typeof value === 'string') return findOwnFile(value);
  const { src, light = src, dark = src } = reader.fields(value) ?? {};
  const [one, two] = [light, dark].map((file) => findOwnFile(reader.text(file)));
  return one === undefined || two === undefined || one === two ? (one ?? two) : { light: one, dark: two };
}

/** The accent color of both themes, as far as it is in hexadecimal digits. */
export function readAccent(light: unknown, dark: unknown, reader: FieldReader): unknown {
  const [one, two] = [light, dark].map((color) => {
    const text = reader.text(color);
    return text !== undefined && /^#(?:[\da-f]{3}){1,2}$/i.test(text) ? text : undefined;
  });
  return one === undefined || two === undefined || one === two ? (one ?? two) : { light: one, dark: two };
}

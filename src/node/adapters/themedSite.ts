// What the themes of VitePress, VuePress and Rspress show around a page.
import type { FieldReader } from './fieldReader.ts';
import { findOwnFile, nameIcon } from './foreignLinks.ts';
import type { NavbarItem } from './foreignSite.ts';

/** The icon in a list of tags: `['link', { rel: 'icon', href: '/logo.svg' }]`. */
export function readIcon(head: unknown, base: string | undefined, reader: FieldReader): string | undefined {
  return reader.list(head).flatMap((tag) => {
    const [name, fields] = reader.isList(tag) ? reader.list(tag) : [];
    const { rel, href } = (name === 'link' && reader.fields(fields)) || {};
    return /(?:^| )icon$/.test(reader.text(rel) ?? '') ? (findOwnFile(reader.text(href), base) ?? []) : [];
  })[0];
}

/** A logo, or one for each theme. */
export function readLogo(
  light: unknown,
  dark: unknown,
  reader: FieldReader,
): string | { light: string; dark: string } | undefined {
  const [one, two] = [light ?? dark, dark ?? light].map((file) => findOwnFile(reader.text(file)));
  return one === undefined || two === undefined || one === two ? (one ?? two) : { light: one, dark: two };
}

/** A link to a page elsewhere of those who write the site, by its icon. */
export function readSocialLink(
  icon: unknown,
  link: unknown,
  label: unknown,
  reader: FieldReader,
): NavbarItem[] {
  const name = reader.text(label) ?? (typeof icon === 'string' ? nameIcon(icon) : undefined);
  const href = reader.text(link);
  return name && href && /^https?:/i.test(href) ? [{ label: name, href, position: 'right' }] : [];
}

// What the fields of a page say of a site's front door:
// vitepress.dev/reference/default-theme-home-page, vuejs.press/reference/default-theme/frontmatter.html#home-page.
import { isFields } from '../../core/site/manifest/foreignFields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In a site's words (core/site/manifest/home.ts); addresses are as they are written. */
export interface FrontDoor {
  title?: string | undefined;
  tagline?: string | undefined;
  lead?: string | undefined;
  actions: { label: string; href: string }[];
  features: { title: string; text: string; href?: string | undefined; image?: string | undefined }[];
}

export function readFrontDoor(data: Fields): FrontDoor {
  const hero = isFields(data.hero) ? data.hero : {};
  const [text, tagline] = [readText(hero.text), readText(hero.tagline ?? data.tagline)];
  const only = { text: data.actionText, link: data.actionLink };
  return {
    title: readText(hero.name ?? data.heroText),
    tagline: text ?? tagline,
    lead: text && tagline,
    actions: [...listFields(hero.actions ?? data.actions), only].flatMap((action) => {
      const [label, href] = [readText(action.text), readText(action.link)];
      return label && href ? { label, href } : [];
    }),
    features: listFields(data.features).flatMap(readFeature),
  };
}

function readFeature({ title: named, details, link, icon }: Fields): FrontDoor['features'] {
  const title = readText(named);
  if (title === undefined) return [];
  // A sign is part of the words, a drawing in markup is left out.
  const sign = typeof icon === 'string' && !icon.includes('<') ? `${icon} ` : '';
  const image = isFields(icon) ? readText(icon.src) : undefined;
  return [{ title: sign + title, text: readText(details) ?? '', href: readText(link), image }];
}

const listFields = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

/** Without the markup that some put around a word. */
function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<[^<>]*>/g, '')
        .trim() || undefined
    : undefined;
}

// Reads _coverpage.md of docsify as a home page: https://docsify.js.org/#/cover

interface Cover {
  tagline?: string;
  home: { lead?: string; points: string[]; actions: { label: string; href: string }[] };
}

const LINK = /\[([^\]]*)\]\(<?([^)\s>]*)>?[^)]*\)/g;

/**
 * The title is that of the site. Pictures, and the color of the background, are left out.
 * @param toHref gives the URL of a link
 */
export function readCover(text: string, toHref: (href: string) => string): Cover {
  const cover: Cover = { home: { points: [], actions: [] } };
  const lead: string[] = [];
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    const written = line.replace(/!\[[^\]]*\]\([^)]*\)/g, '').trim();
    const [, mark, words = ''] = /^(#+|>|[-*+](?=\s))\s*(.*)$/.exec(written) ?? [];
    const links = [...written.matchAll(LINK)];
    if (written === '' || mark?.startsWith('#')) continue;
    if (mark === '>') cover.tagline = toText(words);
    else if (mark !== undefined && links.length === 0) cover.home.points.push(toText(words));
    else if (toText(written.replace(LINK, '')).replace(/^[-*+]\s*/, '') === '')
      for (const [, label = '', href = ''] of links)
        cover.home.actions.push({ label: toText(label), href: toHref(href) });
    else lead.push(toText(mark === undefined ? written : words));
  }
  if (lead.length > 0) cover.home.lead = lead.join(' ');
  return cover;
}

const toText = (text: string) =>
  text
    .replace(LINK, '$1')
    .replace(/<[^<>]*>|[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

import type { Translation } from '../translation.ts';
import type { folderMessages as zh } from '../zh-Hans/folderMessages.ts';

const list = (places: readonly string[]) => places.map((place) => `\`${place}\``).join(' or ');

export const folderMessages: Translation<typeof zh> = {
  listedOnly: (file, list, reason) =>
    `> [!WARNING]\n> The server doesn’t have \`${file}\`, which \`${list}\` lists. Upload the file, or fix the link in \`${list}\`.\n>\n> ${reason}`,
  addSidebar: (places) =>
    `> [!NOTE]\n> This is the only page: there’s no ${list(places)}. Create one on the server with a page on each line, such as \`- [Install](install.md)\`, then reload to see the pages in the sidebar and in search.`,
  noPages: (places) =>
    `# No docs here yet\n\nThe server has no ${list(places)}, and no \`README.md\`.\n\n1. Put the Markdown files beside \`index.html\`, or in a folder \`docs\` beside it.\n2. Create ${list(places)} with a page on each line, such as \`- [Install](install.md)\`.\n3. Reload this page.\n\nIf the files are already there, check that the server serves \`.md\` files by opening one in the address bar.`,
  tooManyPages: (pages, limit) =>
    `Search that is built in the browser covers up to ${limit} pages. This site has ${pages}. Build it with npx mojian build to search all text.`,
};

import type { Translation } from '../translation.ts';
import type { folderMessages as zh } from '../zh-Hans/folderMessages.ts';

const list = (places: readonly string[]) => places.map((place) => `\`${place}\``).join(' or ');

export const folderMessages: Translation<typeof zh> = {
  listedOnly: (file, list, reason) =>
    `> [!WARNING]\n> The server doesn’t have \`${file}\`, which \`${list}\` lists. Upload the file, or fix the link in \`${list}\`.\n>\n> ${reason}`,
  addSidebar: (places, empty) =>
    `> [!NOTE]\n> This is the only page: ${empty === undefined ? `there’s no ${list(places)}. Create one on the server` : `\`${empty}\` lists no pages. Fill it`} with a page on each line, such as \`- [Install](install.md)\`, then reload to see the pages in the sidebar and in search.`,
  noPages: (places, empty, dir) =>
    `# No docs here yet\n\n${empty === undefined ? `The server has no ${list(places)}` : `\`${empty}\` on the server lists no pages`}, and there’s no \`README.md\`.${dir === undefined ? '' : ` In \`manifest.json\`, \`dir\` of this version is \`${dir}\`: correct it if the files are in another folder.`}\n\n1. Put the Markdown files beside \`index.html\`, or in a folder \`docs\` beside it.\n2. Create ${list(places)} with a page on each line, such as \`- [Install](install.md)\`.\n3. Reload this page.\n\nIf the files are already there, check that the server serves \`.md\` files by opening one in the address bar.`,
  unusedLine: (line, text) => `Line ${line}: \`${text.replaceAll('`', '')}\``,
  unusedLines: (list, lines) =>
    `> [!WARNING]\n> These lines of \`${list}\` don’t make a page:\n>\n${lines.map((line) => `> - ${line}\n`).join('')}>\n> Write each line as \`- [Install](install.md)\`, with the name of an \`.md\` file in this folder. A name with spaces needs angle brackets: \`- [Install](<my file.md>)\`.`,
  otherEncoding: (file, encoding) =>
    `> [!NOTE]\n> \`${file}\` isn’t in UTF-8, and is shown as ${encoding}. Save it as UTF-8 in your editor.`,
  tooManyPages: (pages, limit) =>
    `Search that is built in the browser covers up to ${limit} pages. This site has ${pages}. Build it with npx mojian build to search all text.`,
};

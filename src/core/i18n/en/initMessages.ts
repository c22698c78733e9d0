import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/initMessages.ts';

export const initMessages: Translation<typeof zh.initMessages> = {
  usage: `npx mojian init [site folder]
  Sets up a documentation site: the first page, manifest.json, a workflow that publishes the site,
  .gitignore, and package.json. Files that exist are left as they are.`,
  written: (file) => `  + ${file}`,
  kept: (file) => `    ${file} (exists, not changed)`,
  next: (folder) => `Next: npx mojian start ${folder}`,
};

export const firstPage: typeof zh.firstPage = (title) => `# ${title}

This is the first page. Edit this file, and the page is updated at once. Add a Markdown file next to it, and the sidebar has another page.

## Next steps

1. Set the title and the URL of the site in \`manifest.json\`.
2. Run \`npx mojian check\` to find broken links, anchors, and images.
3. Push the folder to your repository. The workflow publishes the site.
`;

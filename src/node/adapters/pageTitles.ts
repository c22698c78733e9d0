// Reads of a page what sidebars of other engines are sorted and labelled by.
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { isFields } from '../../core/site/manifest/foreignFields.ts';
import { readYamlFields } from '../../core/site/manifest/yamlFields.ts';
import type { SiteFiles } from './foreignSite.ts';

export interface PageHead {
  front: Readonly<Record<string, unknown>>;
  title: string | undefined;
}

/** Returns a function that reads each page once. */
export function createPageReader(files: SiteFiles): (path: string) => Promise<PageHead> {
  const known = new Map<string, Promise<PageHead>>();
  return (path) => {
    const head = known.get(path) ?? files.read(path).then((text) => readHead(text ?? ''));
    known.set(path, head);
    return head;
  };
}

function readHead(text: string): PageHead {
  const { yaml = '', body } = splitFrontMatter(text);
  const fields = yaml === '' ? undefined : readYamlFields(yaml);
  const front = fields && 'data' in fields && isFields(fields.data) ? fields.data : {};
  const { title } = front;
  const [, heading] = /^#[ \t]+(.{1,200})/m.exec(body) ?? [];
  return {
    front,
    title:
      typeof title === 'string' || typeof title === 'number'
        ? String(title)
        : heading?.replace(/[ \t#]+$/, ''),
  };
}

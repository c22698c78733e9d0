import type { Finding } from '../../core/model/finding.ts';
import type { FrontMatter } from '../../core/model/frontMatter.ts';
import type { PageRequirement } from './wordTable.ts';

const MESSAGES: Record<PageRequirement, string> = {
  h1: '正文没有一级标题，请在开头写一行 # 标题',
  description: '页首信息里没有 description，请用一句话说明本页讲什么',
  keywords: '页首信息里没有 keywords，请列出读者会搜索的词',
};

/** What a page lacks of that which its site asks of every page. */
export function checkRequirements(
  required: readonly PageRequirement[],
  { front, h1 }: { front: FrontMatter; h1: string | undefined },
): Omit<Finding, 'file'>[] {
  const isThere: Record<PageRequirement, boolean> = {
    h1: h1 !== undefined,
    description: Boolean(front.description),
    keywords: (front.keywords ?? []).length > 0,
  };
  return required
    .filter((name) => !isThere[name])
    .map((name) => ({ line: 1, rule: `missing-${name}`, message: MESSAGES[name] }));
}

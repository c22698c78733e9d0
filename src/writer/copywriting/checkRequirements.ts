import { readDiagram } from '../../core/document/diagram.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { JudgedText } from '../lint/judgeText.ts';
import type { PageRequirement } from './wordTable.ts';

/** What is asked of a page. */
export interface RequiredFacts extends Pick<JudgedText, 'front' | 'diagrams'> {
  /** Text of the h1, when the text opens with one. */
  title?: string | undefined;
}

interface Requirement {
  /** The lines at which it is missing. */
  findMissing: (page: RequiredFacts) => number[];
  message: string;
}

const atTop = (isThere: boolean) => (isThere ? [] : [1]);

const REQUIREMENTS: Record<PageRequirement, Requirement> = {
  h1: {
    findMissing: ({ title }) => atTop(title !== undefined),
    message: '正文没有一级标题，请在开头写一行 # 标题',
  },
  description: {
    findMissing: ({ front }) => atTop(Boolean(front.description)),
    message: '页首信息里没有 description，请用一句话说明本页讲什么',
  },
  keywords: {
    findMissing: ({ front }) => atTop((front.keywords ?? []).length > 0),
    message: '页首信息里没有 keywords，请列出读者会搜索的词',
  },
  // For those who do not see it.
  'diagram-name': {
    findMissing: ({ diagrams }) =>
      diagrams
        .filter(({ title, source }) => title === undefined && readDiagram(source).name === undefined)
        .map(({ line }) => line),
    message: '图没有名称，请在围栏后写 title="……"，或者在图里写一行 accTitle: ……',
  },
};

/** What a page lacks of that which its site asks of every page. */
export function checkRequirements(
  required: readonly PageRequirement[],
  page: RequiredFacts,
): Omit<Finding, 'file'>[] {
  return required.flatMap((name) => {
    const { findMissing, message } = REQUIREMENTS[name];
    return findMissing(page).map((line) => ({ line, rule: `missing-${name}` as const, message }));
  });
}

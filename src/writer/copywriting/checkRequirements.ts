import { copywritingRuleMessages as words } from '#i18n/copywritingRuleMessages';
import { readDiagram } from '../../core/document/diagram.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { LintedText } from '../lint/lintText.ts';
import type { PageRequirement } from './wordTable.ts';

export interface RequirementInput extends Pick<LintedText, 'front' | 'diagrams'> {
  /** Text of the h1 that opens the body. */
  title?: string | undefined;
}

const atTop = (isPresent: boolean) => (isPresent ? [] : [1]);

/** Checks by requirement: each returns the lines at which a page does not meet the requirement. */
const REQUIREMENTS: Record<PageRequirement, (page: RequirementInput) => number[]> = {
  h1: ({ title }) => atTop(title !== undefined),
  description: ({ front }) => atTop(Boolean(front.description)),
  keywords: ({ front }) => atTop((front.keywords ?? []).length > 0),
  // A diagram is rendered as an image: screen readers announce its name.
  'diagram-name': ({ diagrams }) =>
    diagrams
      .filter(({ title, source }) => title === undefined && readDiagram(source).name === undefined)
      .map(({ line }) => line),
};

export function checkRequirements(
  required: readonly PageRequirement[],
  page: RequirementInput,
): Omit<Finding, 'file'>[] {
  return required.flatMap((name) =>
    REQUIREMENTS[name](page).map((line) => ({
      line,
      rule: `missing-${name}` as const,
      message: words.missing[name],
    })),
  );
}

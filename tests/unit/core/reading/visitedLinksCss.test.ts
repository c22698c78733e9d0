import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { visitedLinksCss } from '../../../../src/core/reading/visitedLinksCss.ts';

describe('writeReadMarks', () => {
  it('marks the links of the sidebar with these addresses, and says so in words', () => {
    const css = visitedLinksCss('侧边栏', ['/docs/a', '/docs/b'], '，已读过');
    expect(css).toMatch(/^nav\[aria-label="侧边栏"\] a\[href="\/docs\/a"\]/);
    expect(css).toContain('content:"✓" / "，已读过"');
    expect(visitedLinksCss('侧边栏', [], '')).toBe('');
  });

  it('stays one rule whatever an address holds', () => {
    const hostile = '/"]{}</style><script>\\\n*{display:none}/*';
    const { nodes } = parse(visitedLinksCss('栏', [hostile, '/docs/b'], '读过'));
    expect(nodes.map(({ type }) => type)).toEqual(['rule']);
    expect(visitedLinksCss('栏', [hostile], '')).not.toContain('<');
  });
});

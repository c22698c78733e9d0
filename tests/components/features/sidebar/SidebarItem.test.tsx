import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { SidebarNode } from '../../../../src/core/site/nav/sidebarNodes.ts';
import { SidebarEntry } from '../../../../src/reader/features/sidebar/SidebarItem.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const node = (more: Partial<SidebarNode>): SidebarNode => ({
  key: 'a',
  label: '渠道',
  href: '/docs/channels/',
  isCurrent: false,
  isActive: false,
  items: undefined,
  isCollapsible: true,
  isInitiallyCollapsed: true,
  ...more,
});
const INSIDE = [node({ key: 'b', label: '网页', href: '/docs/channels/webim' })];

const draw = (more: Partial<SidebarNode>) =>
  renderPart(<SidebarEntry node={node({ items: INSIDE, ...more })} currentPath="/docs/" />);
const inside = () => screen.queryByRole('link', { name: '网页' });

describe('SidebarItem', () => {
  it('is a link, marked where it is the page on the screen', () => {
    renderPart(<SidebarEntry node={node({ isCurrent: true })} currentPath="/docs/channels/" />);
    expect(screen.getByRole('link', { name: '渠道' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the outside apart', () => {
    renderPart(<SidebarEntry node={node({ href: 'https://example.com/' })} currentPath="/docs/" />);
    const link = screen.getByRole('link', { name: /^渠道/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('draws what is inside a category only while it is open', async () => {
    const { user } = draw({});
    expect(inside()).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开侧边栏分类「渠道」' }));
    expect(inside()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '折叠侧边栏分类「渠道」' }));
    expect(inside()).toBeNull();
  });

  it('a category without a page of its own is a button', async () => {
    const { user } = draw({ href: undefined });
    const button = screen.getByRole('button', { name: '渠道' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(inside())).toBe(
      true,
    );
  });

  it('the link of a category opens it, and folds it where the reader is on its page already', async () => {
    const { user } = draw({});
    await user.click(screen.getByRole('link', { name: '渠道' }));
    expect(inside()).not.toBeNull();
    const other = draw({
      label: '这里',
      isCurrent: true,
      isActive: true,
      items: [node({ key: 'c', label: '里面' })],
    });
    screen.getByRole('link', { name: '里面' });
    await other.user.click(screen.getByRole('link', { name: '这里' }));
    expect(screen.queryByRole('link', { name: '里面' })).toBeNull();
  });

  it('one that cannot be folded has no button, and stays open', () => {
    draw({ isCollapsible: false });
    expect(inside()).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('one that is neither a page nor folded is a label over its items', () => {
    draw({ href: undefined, isCollapsible: false });
    expect(screen.getByRole('list', { name: '渠道' })).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(inside()).not.toBeNull();
  });

  it('is not drawn anew where the reader moves elsewhere', () => {
    let drawn = 0;
    const watched = {
      ...node({}),
      get label() {
        drawn += 1;
        return '渠道';
      },
    };
    const { draw: drawAnew } = renderPart(<SidebarEntry node={watched} currentPath="/docs/" />);
    const first = drawn;
    drawAnew(<SidebarEntry node={watched} currentPath="/docs/deploy" />);
    expect(drawn).toBe(first);
  });

  it('opens by itself when the reader comes into it, and never folds by itself', () => {
    const at = (isActive: boolean, path: string) => (
      <SidebarEntry node={node({ items: INSIDE, isActive })} currentPath={path} />
    );
    const { draw: drawAnew } = renderPart(at(false, '/docs/'));
    drawAnew(at(true, '/docs/channels/webim'));
    expect(inside()).not.toBeNull();
    drawAnew(at(false, '/docs/'));
    expect(inside()).not.toBeNull();
  });
});

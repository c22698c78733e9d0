import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageTools } from '../../../../src/reader/features/tools/PageTools.tsx';
import type { Tool, ToolDialogProps } from '../../../../src/reader/features/tools/tool.ts';
import { renderPart } from '../../../support/renderPart.tsx';
import { sampleManifest, versionNamed } from '../../../support/sampleManifest.ts';

const manifest = sampleManifest();
const version = versionNamed(manifest, 'v8');
const entry = version.docs.find(({ id }) => id === 'deploy');
if (entry === undefined) throw new Error('the sample has no such page');
const route = { kind: 'doc', path: entry.path, version, entry } as const;

function Panel({ page, onClose }: ToolDialogProps) {
  return (
    <dialog open aria-label={page.route.entry.title}>
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </dialog>
  );
}

const look = { icon: 'copy', group: 'copy' } as const;
const tools: readonly Tool[] = [
  () => [{ ...look, name: 'copy', label: '复制', run: async () => '已复制' }],
  () => [{ ...look, name: 'fail', label: '不成', run: () => Promise.reject(new Error('no clipboard')) }],
  () => [],
  (page) => [
    {
      ...look,
      group: 'compare',
      name: 'compare',
      label: '与 v7 比较',
      href: `${page.route.path}?compare=v7`,
    },
  ],
  () => [{ ...look, group: 'reader', name: 'panel', label: '设置', load: async () => ({ default: Panel }) }],
];

function draw(given: readonly Tool[] = tools, shown: Parameters<typeof PageTools>[0]['route'] = route) {
  return renderPart(<PageTools manifest={manifest} route={shown} tools={given} />);
}

describe('PageTools', () => {
  beforeEach(() => {
    document.body.innerHTML = '<article><div data-facts></div></article>';
  });
  afterEach(() => document.body.replaceChildren());
  const open = async ({ user }: ReturnType<typeof draw>) => {
    await user.click(within(screen.getByRole('article')).getByRole('button', { name: '工具' }));
    return user;
  };

  it('stands in the room at the page’s head, and offers what the tools offer, in their order', async () => {
    await open(draw());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '复制',
      '不成',
      '与 v7 比较',
      '设置',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/deploy?compare=v7');
  });

  it('is moved through by arrows, buttons and links alike', async () => {
    const user = await open(draw());
    const focused = async (key: string) => {
      await user.keyboard(key);
      await new Promise(requestAnimationFrame);
      return document.activeElement?.textContent;
    };
    expect(await focused('{ArrowDown}')).toBe('复制');
    expect(await focused('{ArrowUp}')).toBe('设置');
    expect(await focused('{ArrowUp}')).toBe('与 v7 比较');
  });

  it('tells what came of an action, and that one failed', async () => {
    const user = await open(draw());
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect((await screen.findByText('已复制')).getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: '工具' }));
    await user.click(screen.getByRole('button', { name: '不成' }));
    await screen.findByText('没有成功，请再试一次');
  });

  it('loads a part when it is chosen, tells it the page, and takes it away when it is closed', async () => {
    const user = await open(draw());
    await user.click(screen.getByRole('button', { name: '设置' }));
    const dialog = await screen.findByRole('dialog', { name: entry.title });
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the actions for the page to the column of the contents, where there is one', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    onTestFinished(() => void vi.unstubAllGlobals());
    document.body.insertAdjacentHTML('beforeend', '<div><nav id="page:contents"></nav></div>');
    const user = await open(draw());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['设置']);
    const rail = within(screen.getByRole('complementary', { name: '本页操作' }));
    await user.click(rail.getByRole('button', { name: '复制' }));
    expect((await rail.findByText('已复制')).getAttribute('role')).toBe('status');
    await user.click(rail.getByRole('button', { name: '复制页面的其他方式' }));
    rail.getByRole('button', { name: '不成' });
    await user.click(rail.getByRole('button', { name: '与其他版本比较' }));
    expect(rail.getByRole('link', { name: '与 v7 比较' }).getAttribute('href')).toBe(
      '/docs/deploy?compare=v7',
    );
  });

  it('is not there where no tool offers anything, nor on a page without a text', () => {
    draw([() => []]);
    draw(tools, { kind: 'notFound', path: '/x', version });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

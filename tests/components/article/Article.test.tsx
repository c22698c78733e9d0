// A text that the build drew, kept, and one that is drawn here: the same to the reader.
import { screen, waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDocument } from '../../../src/core/document/parseDocument.ts';
import type { AdoptedText } from '../../../src/core/document/parsedDoc.ts';
import { Article, loadBlocks } from '../../../src/reader/article/Article.tsx';
import type { ArticleEnvironment } from '../../../src/reader/article/ArticleEnvironment.ts';
import { renderPart } from '../../support/renderPart.tsx';

const TEXT = `# 部署

见[准备](prepare.md)与[外站](https://other.example)。

![图](a.png)

## 启动

\`\`\`bash {1}
docker compose up
docker ps
\`\`\`
`;

const follow = vi.fn(() => true);
const readAhead = vi.fn();
const environment: ArticleEnvironment = {
  Large: ({ control, onClose }) => (
    <dialog open>
      <button type="button" onClick={onClose}>
        {control.querySelector('img')?.alt}
      </button>
    </dialog>
  ),
  resolveHref: (href) =>
    href.startsWith('https:') ? { kind: 'external', href } : { kind: 'page', href: `/docs/${href}` },
  resolveFile: (src) => ({ src: `/${src}`, size: [300, 200] }),
  follow,
  readAhead,
};

/** The text as it would stand in the shell. */
function keep(markdown: string): AdoptedText {
  const doc = parseDocument(markdown).doc;
  const shell = document.createElement('div');
  shell.innerHTML = renderToStaticMarkup(<Article text={doc} environment={environment} arrival="reading" />);
  const { title, headings, length } = doc;
  return { title, headings, length, starts: '', nodes: [...(shell.firstElementChild?.childNodes ?? [])] };
}

/** What the library of the tests has put in the clipboard's place. */
const copied = () => navigator.clipboard.readText();

beforeAll(loadBlocks);
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  for (const spy of [follow, readAhead]) spy.mockClear();
});

describe.each([
  ['that the build drew', () => keep(TEXT)],
  ['that is drawn here', () => parseDocument(TEXT).doc],
])('a text %s', (_, read) => {
  it('copies its code, and says so', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    await user.click(screen.getByRole('button', { name: '复制代码到剪贴板' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已复制'));
    expect(await copied()).toBe('docker compose up\ndocker ps');
  });

  it('wraps its long lines, and lets them scroll again', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    const button = document.querySelector<HTMLElement>('[data-action="wrap"]') as HTMLElement;
    const isWrapped = () => document.querySelector('pre')?.hasAttribute('data-wrap');
    await user.click(button);
    expect([isWrapped(), button.getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await user.click(button);
    expect([isWrapped(), button.getAttribute('aria-pressed')]).toEqual([false, 'false']);
  });

  it('copies the address of a heading, which the click follows as well', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    const link = screen.getByRole('link', { name: '「启动」的直接链接' });
    await user.click(link);
    await waitFor(() => expect(link.title).toBe('链接已复制'));
    expect((link as HTMLAnchorElement).href).toMatch(/#%E5%90%AF%E5%8A%A8$/);
    expect(await copied()).toMatch(/#启动$/);
    expect(follow).toHaveBeenCalledWith(link);
  });

  it('leaves an action that it does not know, of a page that was drawn by another state of the engine', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    const link = screen.getByRole('link', { name: '准备' });
    link.dataset.action = 'of another time';
    await user.click(link);
    expect(follow).toHaveBeenCalledWith(link);
  });

  it('shows an image large, and gives it back', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    await user.click(screen.getByRole('button', { name: '查看大图：图' }));
    await user.click(screen.getByRole('button', { name: '图' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('follows links between pages without a load, reads ahead behind them, and leaves others to the browser', async () => {
    const { user } = renderPart(<Article text={read()} environment={environment} arrival="reading" />);
    const [page, outside] = ['准备', /外站/].map((name) => screen.getByRole('link', { name }));
    await user.hover(page as Element);
    await waitFor(() => expect(readAhead).toHaveBeenCalledWith(page));
    await user.click(page as Element);
    // No other site is asked in a test.
    outside?.addEventListener('click', (event) => event.preventDefault());
    await user.click(outside as Element);
    expect(follow.mock.calls).toEqual([[page]]);
    await user.keyboard('{Control>}');
    await user.click(page as Element);
    await user.keyboard('{/Control}');
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

describe('a text that the build drew', () => {
  it('keeps its elements, and has them again when the reader comes back', () => {
    const text = keep(TEXT);
    const { draw } = renderPart(<Article key="a" text={text} environment={environment} arrival="reading" />);
    const standing = () => [...(document.querySelector('.prose')?.childNodes ?? [])];
    expect(standing()).toEqual(text.nodes);
    draw(<p>别的页面</p>);
    draw(<Article key="b" text={text} environment={environment} arrival="top" />);
    expect(standing().every((node, at) => node === text.nodes[at])).toBe(true);
  });

  it('gives way to its markdown where that was edited since', async () => {
    const { draw } = renderPart(<Article text={keep(TEXT)} environment={environment} arrival="reading" />);
    draw(
      <Article
        text={parseDocument(`${TEXT}\n后来的一句。\n`).doc}
        environment={environment}
        arrival="reading"
      />,
    );
    await waitFor(() => expect(screen.getByText('后来的一句。')).toBeTruthy());
    expect(screen.getAllByRole('heading', { name: '启动' })).toHaveLength(1);
  });
});

import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { LazyComponent, type LoadPart } from '../../../src/reader/ui/LazyComponent.tsx';
import { renderPart } from '../../support/renderPart.tsx';

const WORDS = { loading: '正在加载', failed: '没有加载成功', retry: '重试' };
const Part = ({ name }: { name: string }) => <p>这是{name}</p>;
const lost = () => Promise.reject(new Error('lost'));

describe('LazyComponent', () => {
  it('says that it is loading, then shows the part with what it is given', async () => {
    renderPart(
      <LazyComponent load={async () => ({ default: Part })} given={{ name: '部分' }} words={WORDS} />,
    );
    expect(screen.getByRole('status').textContent).toBe('正在加载');
    await screen.findByText('这是部分');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows what stands in for it while it is loaded', () => {
    renderPart(<LazyComponent load={lost} given={{}} words={WORDS} waiting={<pre>源码</pre>} />);
    screen.getByText('源码');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers a retry where it fails, above what stands instead, and loads once more', async () => {
    const load = vi.fn<LoadPart<{ name: string }>>(lost);
    const { user } = renderPart(
      <LazyComponent load={load} given={{ name: '部分' }} words={WORDS} instead={<pre>源码</pre>} />,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('没有加载成功');
    screen.getByText('源码');
    load.mockResolvedValue({ default: Part });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('这是部分');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads once more when the network is back, and when it is asked for again', async () => {
    const load = vi.fn<LoadPart<{ name: string }>>(lost);
    const draw = (asked: number) => (
      <LazyComponent load={load} given={{ name: '部分' }} words={WORDS} asked={asked} />
    );
    const { draw: redraw } = renderPart(draw(1));
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    load.mockResolvedValue({ default: Part });
    redraw(draw(2));
    await screen.findByText('这是部分');
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(3);
  });
});

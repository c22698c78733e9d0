// A diagram that the build did not draw, where keys that print are pressed.
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Fence } from '../../../../src/core/document/fence.ts';
import Diagram from '../../../../src/reader/article/fences/Diagram.tsx';

const FENCE: Fence = {
  title: undefined,
  showLineNumbers: false,
  startLine: 1,
  lines: [],
  code: 'flowchart LR\n  甲 --> 乙',
};

/** Presses them as soon as what is beside it stands on the page. */
function Hurry({ onPress }: { onPress: (isHeld: boolean) => void }) {
  useLayoutEffect(() => {
    const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
    window.dispatchEvent(key);
    onPress(key.defaultPrevented);
  }, [onPress]);
  return null;
}

it('the paper waits for a diagram as soon as it stands on the page', async () => {
  // What the build has drawn is not answered: the library is not needed.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  const isHeld = await new Promise((onPress) =>
    root.render(
      <>
        <Diagram fence={FENCE} waiting="正在加载…" plain={<pre>{FENCE.code}</pre>} />
        <Hurry onPress={onPress} />
      </>,
    ),
  );
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(isHeld).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyPromisedText, copyText } from '../../../src/reader/platform/copyText.ts';

/** As WeChat's web view answers: never. */
const silent = () => new Promise<never>(() => {});
const execCommand = vi.fn<(command: string) => boolean>();
let copied: string[];

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  execCommand.mockReset().mockImplementation(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  });
  Object.assign(document, { execCommand });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('ClipboardItem', class {});
  vi.stubGlobal('navigator', { clipboard: { writeText: silent, write: silent } });
});
afterEach(() => {
  vi.useRealTimers();
});

it('copies the old way soon after a click that the clipboard does not answer', async () => {
  const outcome = copyText('甲');
  await vi.advanceTimersByTimeAsync(800);
  expect(copied).toEqual(['甲']);
  expect(await outcome).toBe(true);
});

it('tells that neither way copies', async () => {
  execCommand.mockReset().mockReturnValue(false);
  const outcome = copyText('甲');
  await vi.advanceTimersByTimeAsync(800);
  expect(await outcome).toBe(false);
});

it('counts the clipboard’s time from when the text is there, and asks it once', async () => {
  const outcome = copyPromisedText(new Promise((resolve) => setTimeout(resolve, 4000, '乙')));
  await vi.advanceTimersByTimeAsync(4000);
  expect(copied).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(copied).toEqual(['乙']);
  expect(await outcome).toBe(true);
});

it('rejects with what is wrong with the text', async () => {
  await expect(copyPromisedText(Promise.reject(new Error('no text')))).rejects.toThrow('no text');
});

it('copies inside a modal dialog, where nothing outside takes the focus', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.setAttribute('open', '');
  button.focus();
  execCommand.mockReset().mockImplementation(() => dialog.contains(document.activeElement));
  vi.stubGlobal('isSecureContext', false);
  expect(await copyText('丙')).toBe(true);
  expect(document.activeElement).toBe(button);
  dialog.remove();
});

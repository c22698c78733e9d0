import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { useCompositionInput } from '../../../../src/reader/features/search/useActiveOption.ts';
import { renderPart } from '../../../support/renderPart.tsx';

function Field() {
  const { text, standing, handlers, setText } = useCompositionInput();
  return (
    <>
      <input value={text} {...handlers} />
      <output>{standing}</output>
      <button type="button" onClick={() => setText('坐席')} />
    </>
  );
}

const standing = () => screen.getByRole('status').textContent;
const stands = (text: string) => waitFor(() => expect(standing()).toBe(text));
const write = (value: string, isComposing: boolean) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value }, isComposing });

describe('useCompositionInput', () => {
  it('lets typed text stand at once, without the spaces around it', async () => {
    renderPart(<Field />);
    write(' 部署 ', false);
    await stands('部署');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(' 部署 ');
  });

  it('waits for the end of what an input method composes', async () => {
    renderPart(<Field />);
    write('bu’shu', true);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('bu’shu'));
    write('部署', true);
    expect(standing()).toBe('');
    fireEvent.compositionEnd(screen.getByRole('textbox'));
    await stands('部署');
  });

  it('does not wait on Android, where every word is composed', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14)' });
    renderPart(<Field />);
    write('docker', true);
    await stands('docker');
  });

  it('takes a text from elsewhere', async () => {
    renderPart(<Field />);
    fireEvent.click(screen.getByRole('button'));
    await stands('坐席');
  });
});

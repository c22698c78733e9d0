// A button that opens a list of links and buttons, by click, Enter, Space or arrow keys. Esc, or a click on an item,
// closes the list and moves the focus to the button; a pointer or focus event outside closes the list.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addListener } from '../platform/listen.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  name: string;
  label: ReactNode;
  children: ReactNode;
}

export function Dropdown({ name, label, children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    return addListener(document, ['pointerdown', 'focusin'], onOutside);
  }, [isOpen]);

  /** @returns whether the list has an item to focus */
  const moveFocus = (step: number) => {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('a,li>button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // With the focus on the button (index -1), arrow down moves it to the first item, arrow up to the last.
    items.at((Math.max(at, step < 0 ? 0 : -1) + step) % items.length)?.focus();
    return items.length > 0;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links inside
    <div
      ref={frame}
      className={styles.frame}
      // Safari does not focus a clicked button: without this call, this element would get no key events. The focus
      // must also leave the list before the list unmounts: a dialog that an item opens could not restore the focus to
      // the removed item.
      onClickCapture={() => button.current?.focus({ preventScroll: true })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          // A dialog around the list stays.
          event.preventDefault();
          setOpen(false);
          button.current?.focus({ preventScroll: true });
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          // Rendered before the focus moves: in the next frame, a second key would find the focus where it was.
          flushSync(() => setOpen(true));
          const step = event.key === 'ArrowDown' ? 1 : -1;
          // Items of a deferred chunk render a frame after the list.
          if (!moveFocus(step)) requestAnimationFrame(() => moveFocus(step));
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {/* Isolated: `2.x` would be written as `x.2` among text from right to left. */}
        <bdi>{label}</bdi>
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the links inside were used
        <div ref={scrollIntoView} className={styles.list} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** A callback ref that scrolls an opened list into view: it may extend below the viewport. */
function scrollIntoView(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().bottom > window.innerHeight)
    list.scrollIntoView({ block: 'nearest' });
}

// A button that opens a list of links and buttons. Opened by click, Enter, Space or arrow down;
// closed by Esc and by a choice (focus returns), and by anything outside.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listen } from '../platform/listen.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  /** Accessible name of the button. */
  name: string;
  /** What the button shows. */
  label: string;
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
    return listen(document, ['pointerdown', 'focusin'], onOutside);
  }, [isOpen]);

  const moveFocus = (step: number) => {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('a,li>button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // From the button the way up leads to the last one.
    items.at((Math.max(at, step < 0 ? 0 : -1) + step) % items.length)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links inside
    <div
      ref={frame}
      className={styles.frame}
      // Safari gives no button the focus that is clicked, by which keys are heard. And with the list its focus would
      // be gone: a dialog that was chosen could not give it back.
      onClickCapture={() => button.current?.focus()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          setOpen(false);
          button.current?.focus();
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setOpen(true);
          requestAnimationFrame(() => moveFocus(event.key === 'ArrowDown' ? 1 : -1));
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
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after the links inside were used
        <div ref={show} className={styles.list} onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** A button at the foot of the window opens its list below it. */
function show(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

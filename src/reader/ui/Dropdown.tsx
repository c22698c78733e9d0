// A button that opens a list of links and buttons, by click, Enter, Space or arrow keys. Esc and a choice
// close it and restore the focus; a pointer or focus event outside closes it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addListener } from '../platform/listen.ts';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';

interface DropdownProps {
  name: string;
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
    return addListener(document, ['pointerdown', 'focusin'], onOutside);
  }, [isOpen]);

  const moveFocus = (step: number) => {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('a,li>button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // Arrow up on the button moves the focus to the last item.
    items.at((Math.max(at, step < 0 ? 0 : -1) + step) % items.length)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and links inside
    <div
      ref={frame}
      className={styles.frame}
      // Safari does not focus a clicked button, so key events would not reach this element. The focus must
      // also leave the list before it unmounts: a dialog could not restore it to a removed node.
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

/** A callback ref: the list of a button at the bottom of the viewport would open below it. */
function show(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

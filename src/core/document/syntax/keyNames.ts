/** Labels of keys by their names in MkDocs. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Alt: 'alt left-alt right-alt',
    Backspace: 'backspace bksp',
    'Caps Lock': 'caps-lock capslock',
    Cmd: 'cmd command left-cmd right-cmd',
    Ctrl: 'ctrl control ctl left-ctrl right-ctrl',
    Del: 'del delete',
    End: 'end',
    Enter: 'enter return',
    Esc: 'esc escape',
    Fn: 'fn function',
    Home: 'home',
    Ins: 'ins insert',
    Menu: 'menu context-menu',
    Meta: 'meta super',
    Option: 'option opt',
    PgDn: 'page-down pg-dn pgdn',
    PgUp: 'page-up pg-up pgup',
    'Print Screen': 'print-screen prtsc',
    Shift: 'shift left-shift right-shift',
    Space: 'space spacebar',
    Tab: 'tab',
    Win: 'win windows left-windows right-windows',
    '↑': 'up arrow-up',
    '↓': 'down arrow-down',
    '←': 'left arrow-left',
    '→': 'right arrow-right',
    '+': 'plus',
    '-': 'minus',
    '/': 'slash',
    '.': 'period',
    ',': 'comma',
  }).flatMap(([label, names]) => names.split(' ').map((name) => [name, label] as const)),
);

/**
 * Reads the keys of a shortcut; undefined if a name is unknown, or all are single characters, as in `++i++`.
 * @example readKeys('ctrl+alt+del') gives ['Ctrl', 'Alt', 'Del']
 */
export function readKeys(written: string): string[] | undefined {
  const names = written.toLowerCase().split('+');
  if (names.every((name) => name.length < 2)) return undefined;
  const keys = names.map(
    (name) => LABELS.get(name) ?? (/^(?:[a-z\d]|f\d\d?)$/.test(name) ? name.toUpperCase() : ''),
  );
  return keys.includes('') ? undefined : keys;
}

import { EditorView } from '@codemirror/view';

/** The editor in the site's colours: they change with the theme by themselves. */
export const editorLooks = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface-0)', color: 'var(--text-1)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: '0.9375rem',
    lineHeight: '1.7',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': { backgroundColor: 'var(--surface-0)', color: 'var(--text-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-1)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--mark)' },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--text-1)',
    borderColor: 'var(--border)',
  },
  '.cm-tooltip': { border: '1px solid var(--border)', borderRadius: 'var(--radius)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-surface)',
    color: 'var(--text-1)',
  },
  '.cm-completionDetail': { color: 'var(--text-2)', fontStyle: 'normal', marginLeft: '0.75em' },
  '.cm-diagnostic': {
    padding: '0.35rem 0.6rem',
    maxWidth: '32rem',
    borderLeftColor: 'var(--caution-border)',
  },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    borderRadius: 'var(--radius)',
    padding: '0.15rem 0.5rem',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--surface-0)',
    backgroundImage: 'none',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
  },
});

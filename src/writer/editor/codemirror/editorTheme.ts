import { EditorView } from '@codemirror/view';

/** Uses the site's custom properties, so that the colors follow the color scheme without a new EditorState. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface-0)', color: 'var(--text-1)' },
  // Editor.part.module.css renders the focus ring, above the line numbers.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: '0.9375rem',
    lineHeight: '1.7',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  // Each line has the direction of its first letter: text and code alternate.
  '.cm-line': { paddingInline: '0.5rem 1rem', unicodeBidi: 'plaintext' },
  '.cm-gutters': { backgroundColor: 'var(--surface-0)', color: 'var(--text-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-1)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  // In forced-colors mode backgrounds are not rendered, and a transparent outline becomes visible.
  '.cm-searchMatch': { backgroundColor: 'var(--mark)', outline: '1px dotted transparent' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--text-1)',
    borderColor: 'var(--border)',
  },
  '.cm-tooltip': { border: '1px solid var(--border)', borderRadius: 'var(--radius)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '18rem',
    maxWidth: 'min(40rem, 95vw)',
    fontFamily: 'var(--font-text)',
    fontSize: '0.875rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.3rem 0.75rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-surface)',
    color: 'var(--text-1)',
  },
  '.cm-completionDetail': { color: 'var(--text-2)', fontStyle: 'normal', marginInlineStart: '0.75em' },
  '.cm-diagnostic': {
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--font-text)',
    fontSize: '0.875rem',
    maxWidth: '32rem',
    borderLeftColor: 'var(--caution-border)',
  },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    borderRadius: 'var(--radius)',
    padding: '0.15rem 0.5rem',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.4rem',
    alignItems: 'center',
    padding: '0.5rem 2.5rem 0.5rem 0.75rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'flex',
    gap: '0.25rem',
    alignItems: 'center',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel.cm-search [name=close]': { top: '0.5rem', right: '0.25rem', width: '2rem', height: '2rem' },
  '.cm-textfield, .cm-button': {
    minHeight: '2rem',
    padding: '0 0.6rem',
    borderRadius: 'var(--radius)',
    font: '0.875rem var(--font-text)',
    backgroundColor: 'var(--surface-0)',
    backgroundImage: 'none',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
  },
  '@media (pointer: coarse)': {
    // iOS zooms in on a focused field whose font is smaller than 16 px.
    '.cm-scroller, .cm-textfield': { fontSize: '1rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.75rem', minHeight: '44px' },
  },
});

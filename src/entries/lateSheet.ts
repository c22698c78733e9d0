// Inlined in the page head: the whole style sheet comes behind the application's scripts, with which it would share
// the line. Nothing that the page holds needs it, and what is drawn next comes over the same line behind it.

import { askForSheet } from '../platform/askForSheet.ts';

// In tasks of its own: the application's beginning goes first.
document.addEventListener('DOMContentLoaded', () => (window.requestIdleCallback ?? setTimeout)(askForSheet));

import type { Translation } from '../translation.ts';
import type { readingSettingsMessages as zh } from '../zh-Hans/readingSettingsMessages.ts';

export const readingSettingsMessages: Translation<typeof zh> = {
  close: 'Close reading settings',
  reset: 'Reset to defaults',
  look: {
    size: {
      label: 'Font size',
      choices: { small: 'Small', usual: 'Default', large: 'Large', larger: 'XL', largest: 'XXL' },
    },
    lead: { label: 'Line height', choices: { tight: 'Compact', usual: 'Default', loose: 'Relaxed' } },
    face: { label: 'Font', choices: { usual: 'Sans serif', serif: 'Serif' } },
    width: { label: 'Text width', choices: { narrow: 'Narrow', usual: 'Default', wide: 'Wide' } },
    tree: { label: 'Sidebar', choices: { usual: 'Expanded', folded: 'Collapsed' } },
  },
  theme: { label: 'Theme', choices: { light: 'Light', dark: 'Dark', system: 'System' } },
  marksRead: 'In the sidebar, mark pages you’ve read',
};

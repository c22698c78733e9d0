// Messages of the reading settings, in their lazy chunk.
import type { ReadingSettingValues } from '../../reading/readingSettings.ts';
import type { Theme } from '../../theme.ts';

type ChoiceWords = {
  [K in keyof ReadingSettingValues]: { label: string; choices: Record<ReadingSettingValues[K], string> };
};

export const readingSettingsMessages = {
  close: '关闭阅读设置',
  reset: '恢复默认',
  look: {
    size: {
      label: '字号',
      choices: { small: '小', usual: '标准', large: '较大', larger: '大', largest: '特大' },
    },
    lead: { label: '行距', choices: { tight: '紧凑', usual: '标准', loose: '宽松' } },
    face: { label: '正文字体', choices: { usual: '黑体', serif: '宋体' } },
    width: { label: '行宽', choices: { narrow: '窄', usual: '标准', wide: '宽' } },
    tree: { label: '文档侧边栏', choices: { usual: '展开', folded: '收起' } },
  } satisfies ChoiceWords,
  theme: {
    label: '配色',
    choices: { light: '浅色', dark: '暗黑', system: '跟随系统' } satisfies Record<Theme | 'system', string>,
  },
  marksRead: '在文档侧边栏中标出读过的页面',
} as const;

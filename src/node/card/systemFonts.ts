// Font files of the operating system that are likely to have the characters of a language, best first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

export interface FontPlace {
  /** Absolute path. */
  path: string;
  /** Number of the font in a collection. */
  face: number;
}

/** Where there is no fontconfig: fonts of macOS and Windows, and Noto where distributions of Linux put it. */
const KNOWN = [
  '/System/Library/Fonts/Hiragino Sans GB.ttc',
  '/System/Library/Fonts/STHeiti Medium.ttc',
  '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
  'C:/Windows/Fonts/msyhbd.ttc',
  'C:/Windows/Fonts/simhei.ttf',
  'C:/Windows/Fonts/YuGothB.ttc',
  'C:/Windows/Fonts/malgunbd.ttf',
  'C:/Windows/Fonts/segoeuib.ttf',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Bold.ttc',
];

/** A collection of CJK fonts is 20 MB, and the first ones have the characters of the language. */
const MAX_FONTS = 8;

/** @param language tag, `zh-Hans` */
export async function listSystemFonts(language: string): Promise<FontPlace[]> {
  const known = KNOWN.filter((path) => existsSync(path)).map((path) => ({ path, face: 0 }));
  const sorted = await promisify(execFile)('fc-match', [
    '--sort',
    '--format=%{file}\\t%{index}\\n',
    `sans-serif:bold:lang=${toFontLanguage(language)}`,
  ]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    () => [],
  );
  const matched = sorted.map((line): FontPlace => {
    const [path = '', face = '0'] = line.split('\t');
    // The upper 16 bits number the instance of a variable font.
    return { path, face: Number(face) & 0xffff };
  });
  return [...matched, ...known].slice(0, MAX_FONTS);
}

/** fontconfig names a language with its region, not with its script. @example toFontLanguage('zh-Hans') === 'zh-cn' */
function toFontLanguage(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize();
    return [language, region].filter(Boolean).join('-').toLowerCase();
  } catch {
    return tag;
  }
}

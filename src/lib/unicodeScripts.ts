// Unicode scripts for character classes of regular expressions with the flag `u`.

export const HAN = '\\p{Script=Han}';

/** Han, and the scripts that are mixed with Han without spaces. */
export const HAN_AND_KANA = `${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}`;

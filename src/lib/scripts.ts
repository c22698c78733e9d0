// Scripts by name, for the inside of a character class in expressions with the flag `u`.

export const HAN = '\\p{Script=Han}';

/** Han, and what stands between Han without spaces: kana, bopomofo. */
export const HAN_AND_KANA = `${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}`;

// Unicode scripts for character classes of regular expressions with the flag `u`.

export const HAN = '\\p{Script=Han}';

/** Han, and the scripts that are mixed with Han without spaces. */
export const HAN_AND_KANA = `${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}`;

/** Han, kana, Thai, Lao, Burmese and Khmer: scripts whose words are not separated by spaces. */
export const WITHOUT_SPACES = `${HAN_AND_KANA}\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF`;

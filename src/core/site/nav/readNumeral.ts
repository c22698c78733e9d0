// Numbers in Chinese numerals, everyday and financial ones (Unicode's kNumeric), mixed with digits.

const DIGITS = ['〇零', '一壹', '二贰貳两兩', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'];
const UNITS: readonly [chars: string, value: number][] = [
  ['十拾', 10],
  ['百佰', 100],
  ['千仟', 1000],
  ['万萬', 1e4],
  ['亿億', 1e8],
];
/** Tens in one character. */
const TENS: readonly [char: string, value: number][] = [
  ['廿', 20],
  ['卅', 30],
  ['卌', 40],
];

const digitOf = new Map(DIGITS.flatMap((chars, digit) => [...chars].map((char) => [char, String(digit)])));
const unitOf = new Map(UNITS.flatMap(([chars, value]) => [...chars].map((char) => [char, value])));
const tenOf = new Map(TENS);

/** The inside of a character class: all that a numeral may be made of. */
export const NUMERAL_CHARS = `\\d${[digitOf, unitOf, tenOf].flatMap((table) => [...table.keys()]).join('')}`;

/** Whether a numeral has more than units: 百 and 千万 alone are mostly parts of words. */
export function hasDigits(numeral: string): boolean {
  return [...numeral].some((char) => (unitOf.get(char) ?? 10) === 10);
}

/**
 * The decimal digits of a numeral.
 * @example readNumeral('一百零五') === '105'; readNumeral('二〇二四') === '2024'; readNumeral('十2') === '12'
 */
export function readNumeral(numeral: string): string {
  let [whole, section, digits, hasUnit] = [0, 0, '', false];
  for (const char of numeral) {
    const [unit, ten] = [unitOf.get(char), tenOf.get(char)];
    if (unit === undefined && ten === undefined) {
      digits += digitOf.get(char) ?? char;
      continue;
    }
    hasUnit = true;
    if (ten !== undefined) section += ten;
    else if (unit !== undefined && unit < 1e4) section += Number(digits || 1) * unit;
    else if (unit === 1e4) {
      whole += (section + Number(digits) || 1) * unit;
      section = 0;
    } else {
      whole = (whole + section + Number(digits) || 1) * (unit ?? 1);
      section = 0;
    }
    digits = '';
  }
  return hasUnit ? String(whole + section + Number(digits)) : digits;
}

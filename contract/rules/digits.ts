const DIGIT = /\p{Nd}/u;

/**
 * The value of a decimal digit in any script. In Unicode the ten digits of a script are consecutive, starting with 0.
 */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  // Some digit sets are adjacent.
  return (code - start) % 10;
}

/** Digits of any script (১২৩, १२३, ١٢٣, １２３) as ASCII digits; everything else stays the same. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (sign) => String(digitValue(sign)));

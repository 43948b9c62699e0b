const DIGIT = /\p{Nd}/u;

/** A decimal digit of any script as 0 to 9. Unicode keeps the ten of a script together, 0 first. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  // Some sets follow each other without a gap.
  return (code - start) % 10;
}

/** Digits of any script (১২৩, १२३, ١٢٣, １２３) as those of ASCII; everything else stays. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, (sign) => String(digitValue(sign)));

const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/**
 * A figure on its way from zero: '130+' is '065+' at half of it. It keeps its signs and as many digits as it will have, so that
 * it stays as wide; what is no number stays as it is.
 */
export function countedText(text: string, share: number): string {
  return text.replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '');
    const counted = String(Math.round(Number(digits) * share)).padStart(digits.length, '0');
    let at = 0;
    return number.replace(/\d/g, () => counted[at++] ?? '');
  });
}

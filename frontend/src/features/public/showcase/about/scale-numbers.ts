const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/**
 * A figure on its way from zero: '130+' is '065+' at half time. It keeps its signs and its final number of digits, so
 * that its width stays the same; text that is not a number stays unchanged.
 */
export function scaleNumbers(text: string, progress: number): string {
  return text.replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '');
    const scaled = String(Math.round(Number(digits) * progress)).padStart(digits.length, '0');
    let at = 0;
    return number.replace(/\d/g, () => scaled[at++] ?? '');
  });
}

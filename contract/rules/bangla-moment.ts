/**
 * A date and time in Bangla, from a format with `dayPeriod: 'short'`: '২০ নভেম্বর, ২০২৬, রাত ৯:০৫'. The part of the day is
 * in front of the hour, where the locale has it after the minutes, and a comma follows the date.
 */
export function writeBanglaMoment(parts: readonly Intl.DateTimeFormatPart[]): string {
  const partOfDay = parts.find(({ type }) => type === 'dayPeriod')?.value.replace('রাত্রি', 'রাত');
  return parts
    .map(({ type, value }) => (type === 'hour' ? `${partOfDay} ${value}` : type === 'dayPeriod' ? '' : value))
    .join('')
    .replace(' এ ', ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

// Days and moments in the text of a mail. Whoever writes a mail knows the moment but not the clock to show it by: both are marked,
// and become text when the mail is stored, by the shop's time zone.

/** Signs of the private use area: no text of a person has them, and they pass through JSON as they are. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const MARKED = new RegExp(`${BEGIN}(day|moment):([^${END}]*)${END}`, 'g');

/** @returns a mark that becomes a day, such as 'November 27, 2026' */
export const dayText = (at: Date): string => `${BEGIN}day:${at.toISOString()}${END}`;

/** @returns a mark that becomes a day and a time with its zone, such as 'November 27, 2026 at 10:05 PM GMT+6' */
export const momentText = (at: Date): string => `${BEGIN}moment:${at.toISOString()}${END}`;

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  moment: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

/**
 * Replaces the marks in all texts of a message.
 * @param timeZone of the shop
 */
export function withMoments<Message>(message: Message, timeZone: string): Message {
  const show = (_mark: string, style: string, iso: string) => {
    const at = new Date(iso);
    if (Number.isNaN(at.getTime())) return '';
    return new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone }).format(at).replaceAll('\u202f', ' ');
  };
  const texts = JSON.stringify(message);
  return texts.includes(BEGIN) ? JSON.parse(texts.replace(MARKED, show)) : message;
}

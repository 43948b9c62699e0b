import { plural, t } from '@lingui/core/macro';

const HOURS_OF_DAYS = 48;

/** When the studio usually replies, as measured. */
export function replySentence(hours: number): string {
  if (hours < HOURS_OF_DAYS) {
    const span = plural(hours, { one: '# hour', other: '# hours' });
    return t`We usually reply within ${span}.`;
  }
  const span = plural(Math.round(hours / 24), { one: '# day', other: '# days' });
  return t`We usually reply within ${span}.`;
}

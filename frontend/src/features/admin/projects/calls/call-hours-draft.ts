import type { CallHours, CallSettings } from '@/api/generated/model.ts';
import {
  callSettingsBufferMinutesMax,
  callSettingsDaysAheadMax,
  callSettingsMinutesMax,
  callSettingsMinutesMin,
  callSettingsNoticeHoursMax,
} from '@/api/generated/zod/schemas/callSettings.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** By the number of the contract. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Hours while they are edited. */
export interface HoursDraft extends CallHours {
  readonly key: number;
}

/** The settings with numbers as typed. */
export interface CallSettingsDraft
  extends Pick<CallSettings, 'is_open' | 'days_off' | 'place' | 'meeting_link'>,
    Record<NumberField, string> {
  readonly hours: readonly HoursDraft[];
}

const NUMBERS = ['minutes', 'buffer_minutes', 'notice_hours', 'days_ahead'] as const;
export type NumberField = (typeof NUMBERS)[number];

export const toSettingsDraft = ({ hours, ...stored }: CallSettings): CallSettingsDraft => ({
  is_open: stored.is_open,
  days_off: stored.days_off,
  place: stored.place,
  meeting_link: stored.meeting_link,
  hours: hours.map((item, key) => ({ ...item, key })),
  minutes: String(stored.minutes),
  buffer_minutes: String(stored.buffer_minutes),
  notice_hours: String(stored.notice_hours),
  days_ahead: String(stored.days_ahead),
});

const LIMITS: Readonly<Record<NumberField, readonly [min: number, max: number]>> = {
  minutes: [callSettingsMinutesMin, callSettingsMinutesMax],
  buffer_minutes: [0, callSettingsBufferMinutesMax],
  notice_hours: [0, callSettingsNoticeHoursMax],
  days_ahead: [1, callSettingsDaysAheadMax],
};

export function checkSettings(draft: CallSettingsDraft): FieldProblems<NumberField | 'hours' | 'meeting_link'> {
  const problems: Record<string, string> = {};
  for (const field of NUMBERS) {
    const [min, max] = LIMITS[field];
    const number = Number(draft[field].trim() || Number.NaN);
    if (!Number.isInteger(number) || number < min || number > max)
      problems[field] = `Please enter a whole number from ${min} to ${max}`;
  }
  if (draft.hours.some(({ from, to }) => from === '' || to === '' || to <= from))
    problems.hours = 'Please enter a start time and a later end time for each row';
  return problems;
}

export const toSettings = ({ hours, ...draft }: CallSettingsDraft, version: number): CallSettings => ({
  is_open: draft.is_open,
  days_off: draft.days_off,
  place: draft.place,
  meeting_link: draft.meeting_link.trim(),
  hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
  minutes: Number(draft.minutes),
  buffer_minutes: Number(draft.buffer_minutes),
  notice_hours: Number(draft.notice_hours),
  days_ahead: Number(draft.days_ahead),
  version,
});

/** Hours for a new row: the weekday after the last one. */
export const nextHours = (hours: readonly HoursDraft[]): HoursDraft => {
  const last = hours.at(-1);
  return {
    key: Math.max(-1, ...hours.map(({ key }) => key)) + 1,
    weekday: last ? (last.weekday + 1) % 7 : 0,
    from: last?.from ?? '10:00',
    to: last?.to ?? '13:00',
  };
};

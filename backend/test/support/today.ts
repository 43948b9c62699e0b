import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { addDays } from '../../../contract/rules/calendar.ts';
import type { TestApp } from '../test-app.ts';

/** Today in the shop's default time zone: from 18:00 UTC on the day after today in UTC. */
export const today = ({ clock }: Pick<TestApp, 'clock'>): string => toBusinessTime(clock.now(), 'Asia/Dhaka').day;

/** The day in the shop's default time zone a number of days from now. */
export const dayIn = (app: Pick<TestApp, 'clock'>, days: number): string => addDays(today(app), days);

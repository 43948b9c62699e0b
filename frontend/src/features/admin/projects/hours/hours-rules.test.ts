import { expect, test } from 'vitest';
import { checkEntry, readMinutes, toClock, toEntryInput } from './hours-rules.ts';

test('a duration is read as clock and in words, and a number without a unit is not', () => {
  const typed = ['2:20', '2 h 20 min', '140 min', '2h', '০:৪৫', '24:00', '2', '2:75', '25:00', '0:00', ''];
  expect(typed.map(readMinutes)).toEqual([140, 140, 140, 120, 45, 1440, null, null, null, null, null]);
  expect(toClock(65)).toBe('1:05');
});

test('hours need a duration and a rate, an expense needs an amount', () => {
  const values = {
    'work-day': '2026-11-30',
    'work-text': ' Screens ',
    'work-minutes': '2:20',
    'work-rate': '1,250.00',
    'work-amount': '',
    'work-billable': 'yes',
  };
  expect(checkEntry('time', values, '2026-11-30')).toEqual({});
  expect(Object.keys(checkEntry('expense', values, '2026-11-29'))).toEqual(['work-day', 'work-amount']);
  expect(toEntryInput('time', values)).toMatchObject({ text: 'Screens', minutes: 140, rate: 1250, amount: 0 });
});

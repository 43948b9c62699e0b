import { expect, it } from 'vitest';
import { PIECE_EMBEDS } from '../embeds.ts';
import { renderTimes } from './embedded-times.ts';

it('shows the times of the current day in Bangladesh until its midnight', () => {
  const before = renderTimes('dhaka', 'en', Date.parse('2025-03-02T23:59:30+06:00'));
  expect(before).toMatchObject({ day: '2025-03-02', date: 'Sunday, March 2, 2025', freshSeconds: 30 });
  expect(before?.figures.map(({ value }) => value)).toEqual(['5:04 am', '6:02 pm']);
  const after = renderTimes('dhaka', 'en', Date.parse('2025-03-03T00:00:00+06:00'));
  expect([after?.day, after?.freshSeconds]).toEqual(['2025-03-03', 86_400]);
});

it('has every place in both languages', () => {
  const { places = [], render } = PIECE_EMBEDS['fasting-times'] ?? {};
  expect(places).toHaveLength(64);
  for (const place of places)
    for (const language of ['en', 'bn'] as const) expect(render?.(place, language, 0)?.rows).toHaveLength(5);
  expect(render?.('khulna', 'bn', Date.parse('2025-03-02T12:00:00+06:00'))).toMatchObject({
    title: 'আজকের সেহরি ও ইফতার: খুলনা',
    figures: [{ value: 'ভোর ৫:০৭' }, { value: 'সন্ধ্যা ৬:০৬' }],
  });
});

import { describe, expect, it } from 'vitest';
import { clock, dhakaClock, fastingDay, halfOf, lengthOf } from './fasting-day.ts';

const dhaka = { latitude: 23.71, longitude: 90.41 };
/** A clock in Dhaka on 2 March 2025, when sehri ended at 5:04 and iftar was at 18:02. */
const at = (time: string) => fastingDay(Date.parse(`2025-03-02T${time}:00+06:00`), dhaka);

describe('a day of fasting', () => {
  it('waits for the end of sehri before dawn', () => {
    expect(at('04:00')).toMatchObject({ next: 'Sehri ends', left: 64, passed: null, sehri: 304, iftar: 1082 });
  });
  it('waits for iftar from the minute sehri ends', () => {
    expect(at('05:04')).toMatchObject({ next: 'Iftar', left: 778, passed: 0 });
    expect(at('18:01')).toMatchObject({ next: 'Iftar', left: 1 });
    expect(at('11:33').passed).toBe(0.5);
  });
  it('waits for the next sehri from iftar on, past midnight', () => {
    expect(at('18:02')).toMatchObject({ next: 'Sehri ends', passed: null, sehri: 303, left: 661 });
    expect(at('23:59').left).toBe(304);
  });
  it('lists the prayers in order', () => {
    const { prayers } = at('12:00');
    expect(prayers.map(({ name }) => name)).toEqual(['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']);
    expect(prayers.map(({ at: time }) => time)).toEqual(prayers.map(({ at: time }) => time).toSorted((a, b) => a - b));
  });
  it('uses the time of Bangladesh, whose day starts before UTC’s', () => {
    expect(dhakaClock(Date.parse('2025-12-31T18:30:00Z'))).toEqual({
      day: { year: 2026, month: 1, day: 1 },
      minutes: 30,
    });
  });
});

describe('its texts', () => {
  it('use a twelve-hour clock', () => {
    expect([clock(304), clock(720), clock(1082), clock(5)]).toEqual(['5:04', '12:00', '6:02', '12:05']);
    expect([halfOf(304), halfOf(720)]).toEqual(['am', 'pm']);
  });
  it('say how long it takes', () => {
    expect([lengthOf(161), lengthOf(9)]).toEqual(['2:41', '0:09']);
  });
});

import { describe, expect, test } from 'vitest';
import { placesIn } from './promo-place.ts';

describe('where the banner may float', () => {
  test('at the beginning the foot of the window, the whole banner first', () => {
    const places = placesIn(800, 0);
    expect(places[0]).toEqual({ form: 'full', side: 'left', bottom: 12 });
    expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(160);
    expect(places.findLastIndex(({ form }) => form === 'full')).toBe(
      places.findIndex(({ form }) => form === 'pill') - 1,
    );
  });

  test('in a low window no higher than above the way up', () => {
    expect(Math.max(...placesIn(320, 0).map(({ bottom }) => bottom))).toBe(76);
  });

  test('further down only its link, in the corners', () => {
    expect(placesIn(800, 500)).toEqual([
      { form: 'pill', side: 'left', bottom: 12 },
      { form: 'pill', side: 'left', bottom: 76 },
      { form: 'pill', side: 'right', bottom: 76 },
    ]);
  });

  test('the corner of the way up stays free', () => {
    expect(placesIn(800, 0).filter(({ side, bottom }) => side === 'right' && bottom < 76)).toEqual([]);
  });
});

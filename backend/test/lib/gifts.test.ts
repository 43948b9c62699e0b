import { describe, expect, it } from 'vitest';
import {
  checkGift,
  findGiftStatusProblem,
  isGiftDue,
  toGiftFields,
  toGiftStatus,
} from '../../../contract/rules/gifts.ts';

const GIFT = { recipient_name: ' Sultana Begum ', recipient_email: 'sultana@example.com', sender_name: 'Nadia' };

describe('the state of a gift', () => {
  const state = { orderStatus: 'completed' as const, isSent: false, isClaimed: false };
  it('follows the order, the email and the claim', () => {
    expect(toGiftStatus({ ...state, orderStatus: 'pending' })).toBe('unpaid');
    expect(toGiftStatus(state)).toBe('scheduled');
    expect(toGiftStatus({ ...state, isSent: true })).toBe('sent');
    expect(toGiftStatus({ ...state, isSent: true, isClaimed: true })).toBe('claimed');
  });
  it('ends with the order, or when nothing is left of it', () => {
    expect(toGiftStatus({ ...state, orderStatus: 'refunded' })).toBe('ended');
    expect(toGiftStatus({ ...state, orderStatus: 'cancelled' })).toBe('ended');
    expect(toGiftStatus({ ...state, isSent: true, isEmpty: true })).toBe('ended');
    // Refunded without removing access: the recipient keeps it.
    expect(toGiftStatus({ ...state, orderStatus: 'refunded', isClaimed: true })).toBe('claimed');
  });
  it('decides whether it can be sent or claimed', () => {
    const refused = (['unpaid', 'scheduled', 'sent', 'claimed', 'ended'] as const).map(
      (status) => findGiftStatusProblem(status) !== undefined,
    );
    expect(refused).toEqual([true, false, false, true, true]);
  });
});

describe('the day of a gift', () => {
  it('is today to a year ahead', () => {
    const check = (deliver_on: string) => checkGift({ ...GIFT, deliver_on }, '2026-11-29')?.field;
    expect(['2026-11-28', '2026-11-29', '2027-11-29', '2027-11-30'].map(check)).toEqual([
      'gift.deliver_on',
      undefined,
      undefined,
      'gift.deliver_on',
    ]);
  });
  it('begins at 8 in the morning; a missed one is due at any hour', () => {
    expect(isGiftDue('2026-11-29', { day: '2026-11-29', hour: 7 })).toBe(false);
    expect(isGiftDue('2026-11-29', { day: '2026-11-29', hour: 8 })).toBe(true);
    expect(isGiftDue('2026-11-29', { day: '2026-11-30', hour: 0 })).toBe(true);
    expect(isGiftDue('2026-11-29', { day: '2026-11-28', hour: 23 })).toBe(false);
  });
});

it('stores trimmed names, today and the language of the order unless others are given', () => {
  const order = { today: '2026-11-29', language: 'bn' as const };
  expect(toGiftFields(GIFT, order)).toEqual({
    ...GIFT,
    recipient_name: 'Sultana Begum',
    message: '',
    deliver_on: '2026-11-29',
    language: 'bn',
  });
  expect(toGiftFields({ ...GIFT, language: 'en', message: ' Hello\r\nthere ' }, order)).toMatchObject({
    language: 'en',
    message: 'Hello\nthere',
  });
});

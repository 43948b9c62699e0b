import { describe, expect, it } from 'vitest';
import { dayPlaceholder, fillInDates, momentPlaceholder } from '../../src/mail/date-placeholders.ts';

const NEW_YEAR_IN_DHAKA = new Date('2026-12-31T18:00:00Z');

describe('fillInDates', () => {
  it('shows dates and times in the shop’s time zone, in every text of a message', () => {
    const message = {
      subject: `Ends on ${dayPlaceholder(NEW_YEAR_IN_DHAKA)}`,
      parts: [{ kind: 'text', text: `Changed on ${momentPlaceholder(NEW_YEAR_IN_DHAKA)}.` }],
    };
    expect(fillInDates(message, 'Asia/Dhaka')).toEqual({
      subject: 'Ends on January 1, 2027',
      parts: [{ kind: 'text', text: 'Changed on January 1, 2027 at 12:00 AM GMT+6.' }],
    });
    expect(fillInDates(message, 'America/New_York')).toMatchObject({ subject: 'Ends on December 31, 2026' });
  });

  it('writes Bangla as in Bangladesh', () => {
    const at = (iso: string) => fillInDates(momentPlaceholder(new Date(iso)), 'Asia/Dhaka', 'bn');
    expect(fillInDates(dayPlaceholder(NEW_YEAR_IN_DHAKA), 'Asia/Dhaka', 'bn')).toBe('১ জানুয়ারি, ২০২৭'.normalize('NFC'));
    expect(at('2026-11-27T16:05:00Z')).toBe('২৭ নভেম্বর, ২০২৬, রাত ১০:০৫ (বাংলাদেশ সময়)'.normalize('NFC'));
    expect(at('2026-11-27T06:00:00Z')).toMatch(/দুপুর ১২:০০/);
    expect(at('2026-11-26T22:30:00Z')).toMatch(/ভোর ৪:৩০/);
  });

  it('handles daylight saving time', () => {
    const at = (iso: string) => fillInDates(momentPlaceholder(new Date(iso)), 'Europe/Berlin');
    expect(at('2026-03-29T00:59:00Z')).toBe('March 29, 2026 at 1:59 AM GMT+1');
    expect(at('2026-03-29T01:00:00Z')).toBe('March 29, 2026 at 3:00 AM GMT+2');
  });

  it('leaves a message without times unchanged, and removes an invalid placeholder', () => {
    const expiresAt = new Date();
    const plain = { text: 'Hello', expiresAt };
    expect(fillInDates(plain, 'Asia/Dhaka')).toBe(plain);
    expect(fillInDates('\uE000day:never\uE001', 'Asia/Dhaka')).toBe('');
  });
});

import { expect, test } from 'vitest';
import { couponInputCodeRegExp } from '@/api/generated/zod/schemas/couponInput.zod.ts';
import { createCouponCode, writeCouponReply } from './coupon-code.ts';

test('a code', () => {
  const code = createCouponCode();
  expect(code).toMatch(/^THANKS-[A-Z2-9]{6}$/);
  expect(code).toMatch(couponInputCodeRegExp);
  expect(createCouponCode()).not.toBe(code);
});

test('the reply is in the language of the customer', () => {
  expect(writeCouponReply('en', 'THANKS-7K2FQX', 15)).toContain('15% off your next order: THANKS-7K2FQX.');
  expect(writeCouponReply('bn', 'THANKS-7K2FQX', 15)).toContain('১৫% ছাড়ের কোড: THANKS-7K2FQX।');
});

import { expect, test } from 'vitest';
import { couponInputCodeRegExp } from '@/api/generated/zod/schemas/couponInput.zod.ts';
import { createCouponCode, writeCouponReply } from './coupon-code.ts';

test.each([
  ['Nadia Rahman', /^NADIA-[A-Z2-9]{6}$/],
  ['José Álvarez', /^JOSE-/],
  ['নাদিয়া রহমান', /^THANKS-/],
  ['Christopherson', /^CHRISTOPHE-/],
])('a code for %s', (name, pattern) => {
  const code = createCouponCode(name);
  expect(code).toMatch(pattern);
  expect(code).toMatch(couponInputCodeRegExp);
  expect(createCouponCode(name)).not.toBe(code);
});

test('the reply is in the language of the customer', () => {
  expect(writeCouponReply('en', 'NADIA-7K2FQX', 15)).toContain('15% off your next order: NADIA-7K2FQX.');
  expect(writeCouponReply('bn', 'NADIA-7K2FQX', 15)).toContain('১৫% ছাড়ের কোড: NADIA-7K2FQX।');
});

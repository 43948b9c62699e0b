import { describe, expect, it } from 'vitest';
import { checkDetails, explainMethod, listPayMethods } from './checkout-rules.ts';

describe('payment methods', () => {
  const methods = [
    { provider: 'demo' as const, title: 'Demo' },
    { provider: 'manual' as const, title: 'bKash' },
  ];
  it('are all providers for a guest, and the wallet instead of the demo for a customer', () => {
    expect(listPayMethods(methods, false).map(({ value }) => value)).toEqual(['demo', 'manual']);
    expect(listPayMethods(methods, true).map(({ value }) => value)).toEqual(['wallet', 'manual']);
  });
  it('each describe what happens', () => {
    const orders = (['wallet', 'manual', 'demo', 'stripe'] as const).map((by) => explainMethod(by, 'order'));
    const invoices = (['manual', 'demo', 'stripe'] as const).map((by) => explainMethod(by, 'invoice'));
    expect(new Set([...orders, ...invoices]).size).toBe(7);
  });
});

describe('the details of a guest', () => {
  it('require an email and a name', () => {
    expect(checkDetails({ email: 'a@example.com', name: 'Nadia' }, false)).toEqual({});
    expect(checkDetails({ email: ' ', name: ' ' }, false)).toEqual({
      email: 'Please enter a valid email address',
      name: 'Please enter the name for the invoice',
    });
    expect(Object.keys(checkDetails({ email: 'a@', name: 'Nadia' }, true))).toEqual(['email']);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatMoney } from '../../../contract/rules/money.ts';
import { getMoneyLimits } from '../../../contract/rules/money-limits.ts';

const { schemas } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')).components;
const currencies: string[] = schemas.Currency.enum;

test('the specification’s limits apply to dollars, every other currency has limits for the same goods', () => {
  expect(getMoneyLimits('USD')).toEqual({ amount: 10_000, balance: 1_000_000 });
  for (const currency of currencies.filter((one) => one !== 'USD'))
    expect(getMoneyLimits(currency).amount, currency).toBeGreaterThanOrEqual(10_000_000);
});

test('the contract accepts every amount that a currency allows; the server applies the limits', () => {
  const widest = Math.max(...currencies.map((currency) => getMoneyLimits(currency).amount));
  const { AddFundsInput, AdjustmentInput, PricingTierInput, PlanLaunch, CouponInput, RefundInput } = schemas;
  const bounds = [
    ...[AddFundsInput, AdjustmentInput, RefundInput].map(({ properties }) => properties.amount.maximum),
    ...[PricingTierInput, PlanLaunch].map(({ properties }) => properties.price.maximum),
    CouponInput.properties.value.maximum,
    -AdjustmentInput.properties.amount.minimum,
  ];
  for (const bound of bounds) expect(bound).toBeGreaterThan(2 * widest);
  // With as much tax as a rate can have.
  expect(schemas.SeenTotal.maximum).toBe(2 * widest);
});

test.each(currencies)('an amount in %s is written with hundredths, the unit of all amounts', (currency) => {
  expect(formatMoney(125_050, currency)).toMatch(/1,250\.50$/);
});

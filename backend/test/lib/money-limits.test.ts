import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatMoney } from '../../shared/money.ts';
import { getMoneyLimits } from '../../shared/money-limits.ts';

const { schemas } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')).components;
const currencies: string[] = schemas.Currency.enum;

test('the specification’s limits hold for dollars, every other currency has room for the same goods', () => {
  expect(getMoneyLimits('USD')).toEqual({ amount: 10_000, balance: 1_000_000 });
  for (const currency of currencies.filter((one) => one !== 'USD'))
    expect(getMoneyLimits(currency).amount, currency).toBeGreaterThanOrEqual(10_000_000);
});

test('the contract lets through what the widest limit allows, and a total with as much tax as a rate can have', () => {
  const widest = Math.max(...currencies.map((currency) => getMoneyLimits(currency).amount));
  const { AddFundsInput, AdjustmentInput, PricingTierInput, PlanLaunch, CouponInput } = schemas;
  for (const amount of [AddFundsInput, AdjustmentInput].map(({ properties }) => properties.amount))
    expect(amount.maximum).toBe(widest);
  expect(AdjustmentInput.properties.amount.minimum).toBe(-widest);
  for (const price of [PricingTierInput, PlanLaunch].map(({ properties }) => properties.price))
    expect(price.maximum).toBe(widest);
  expect(CouponInput.properties.value.maximum).toBe(widest);
  expect(schemas.SeenTotal.maximum).toBe(2 * widest);
  expect(schemas.RefundInput.properties.amount.maximum).toBe(2 * widest);
});

test.each(currencies)(
  'an amount in %s is written with its hundredths, which all amounts are counted in',
  (currency) => {
    expect(formatMoney(125_050, currency)).toMatch(/1,250\.50$/);
  },
);

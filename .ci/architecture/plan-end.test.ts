// How long a plan lasts and what its end means is one statement: this test collects it from every place that makes it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { orderReceiptMail } from '../../backend/src/mail/order-messages.ts';
import { endingPlanMail } from '../../backend/src/mail/plan-messages.ts';
import { activePlanText, lifetimeText, renewalText, termText } from '../../contract/rules/plan-texts.ts';
import { faqs } from '../../demo/content/faqs.ts';
import { terms } from '../../demo/content/legal/terms.ts';
import { nextStep } from '../../frontend/src/features/dashboard/insight/overview/next-step.ts';
import { DownloadRights } from '../../frontend/src/features/dashboard/orders/downloads/download-rights.tsx';
import { BuySummary } from '../../frontend/src/features/dashboard/orders/orders/buying/buy-summary.tsx';
import { formatPlanEnd } from '../../frontend/src/features/dashboard/orders/orders/upgrade-renew/plan-end.ts';
import { PriceSummary } from '../../frontend/src/features/dashboard/orders/orders/upgrade-renew/price-summary.tsx';
import { Pricing } from '../../frontend/src/features/public/catalogue/products/pricing.tsx';
import { CheckoutSummary } from '../../frontend/src/features/public/orders/guest-orders/checkout-summary.tsx';
import { sampleDownload } from '../../frontend/src/test/account-samples.ts';

const SENTENCE =
  'Nothing renews automatically: the file and licence key work for 7 more days, then stop until you renew.';
const AT = new Date('2026-11-27T10:00:00Z');
const UNTIL = new Date('2026-12-15T10:00:00Z');

const plan = { id: 'a', name: 'Pro', price: 9.99, period: 'month', features: [] };
const end = UNTIL.toISOString();
const rights = {
  plan_id: 'a',
  renewable: true,
  tier: 'Pro',
  activations: 1,
  support_until: null,
  ended: false,
  holds_until: end,
  updates_until: end,
  grace_until: '2026-12-22T10:00:00Z',
};
const to = { name: 'Nadia', address: 'nadia@example.com', language: 'en' as const };
const receipt = (holds_until: Date | null) => {
  const held = { tier: 'Pro', renewable: true, updates_until: holds_until, support_until: null, holds_until };
  const line = { product_name: 'River Map', quantity: 1, listed_cents: 999, held };
  const order = { number: 1, lines: [line], amount_cents: 999, currency: 'USD' };
  const tax = { name: '', percent: 0, included: true };
  return orderReceiptMail(to, { ...order, tax, link: 'https://x.example' }, AT).text;
};
const reminder = (renewable: boolean) => {
  const ending = { product: 'River Map', tier: 'Pro', until: UNTIL, link: 'https://x.example', isGuest: false };
  return endingPlanMail(to, { ...ending, renewable }, AT).text;
};
const bought = (months: number | null) => {
  const known = { title: 'River Map', price: 9.99, fullPrice: null, lowestPrice: null, tax: null, isFree: false };
  const state = { balance: 20, cover: undefined, isPending: false, problem: null, retry: () => {} };
  return renderToStaticMarkup(createElement(BuySummary, { offer: { ...known, ...state, months }, tier: 'Pro' }));
};
const priced = (period: string) => renderToStaticMarkup(createElement(Pricing, { tiers: [{ ...plan, period }] }));
const checkout = () => {
  const summary = { product: { title: 'River Map', images: [] }, plan, quote: null, back: null, children: null };
  return renderToStaticMarkup(createElement(CheckoutSummary, summary));
};
const renewal = () => {
  const price = { listed: 9.99, credit: 0, price: 9.99, tax: 0, taxName: '', taxPercent: 0, taxIncluded: true };
  const what = { plan_id: 'a', tier: 'Pro', period: 'month', termMonths: 1, activations: 1, features: [] };
  const paying = { balance: 20, cover: undefined, problem: null };
  const offer = { ...price, ...what, holds_until: end };
  return renderToStaticMarkup(createElement(PriceSummary, { kind: 'renewal', offer, paying }));
};
const overview = () => {
  const nothing = { email: undefined, pending: undefined, notifications: undefined };
  return nextStep({ ...nothing, downloads: [{ ...sampleDownload, rights }], now: AT.getTime() })?.line ?? '';
};

/** What each place says about a monthly plan. */
const PLACES: Record<string, () => string> = {
  'the pricing of a product': () => priced('month'),
  'the dialog of a purchase': () => bought(1),
  'the checkout': checkout,
  'the dialog of a renewal': renewal,
  'a download': () => renderToStaticMarkup(createElement(DownloadRights, { download: { rights, missed: null } })),
  'a download whose plan ends soon': () => formatPlanEnd(rights, 'soon') ?? '',
  'the overview of a customer': overview,
  'a receipt': () => receipt(UNTIL),
  'a reminder': () => reminder(true),
  'the questions': () => faqs.map(({ answer }) => answer).join(' '),
  'the terms': () => JSON.stringify(terms),
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

describe('the end of a plan', () => {
  test.each(Object.entries(PLACES))('%s uses the shared wording', (_place, read) => {
    const text = textOf(read());
    expect(text).toContain(SENTENCE);
    expect(text).not.toMatch(/stays yours|ends by itself|updates end/i);
  });

  test('is not mentioned for lifetime plans', () => {
    for (const text of [receipt(null), priced('once'), bought(null)].map(textOf)) {
      expect(text).toContain(lifetimeText());
      expect(text).not.toContain(SENTENCE);
    }
  });

  test('does not offer a renewal that the owner has switched off', () => {
    const closed = textOf(reminder(false));
    expect(closed).toContain(renewalText(false));
    expect(closed).not.toMatch(/until you renew|You can renew/);
  });

  test('names the period that was paid for', () => {
    expect(termText({ months: 6 })).toBe(`Paid once, for 6 months. ${SENTENCE}`);
    expect(termText({ months: 12 })).toBe(`Paid once, for a year. ${SENTENCE}`);
    expect(activePlanText('December 27, 2026')).toBe(`Yours until December 27, 2026. ${SENTENCE}`);
  });
});

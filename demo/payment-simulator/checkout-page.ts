import express, { Router } from 'express';
import { formatMoney } from '../../contract/rules/money.ts';
import {
  type Books,
  type CardOutcome,
  FAULTS,
  type Fault,
  type SimulatedPayment,
  type SimulatedSetup,
} from './books.ts';
import type { Action } from './simulator.ts';
import { CARDS, saveCard } from './stripe-cards.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem;color:#16211d}
button,a.leave{display:block;width:100%;box-sizing:border-box;margin:.6rem 0;padding:.8rem;border:1px solid #b9c7c0;
border-radius:.5rem;background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.pay{background:#0b6b4f;color:#fff;border-color:#0b6b4f}strong{font-size:2rem}select{font:inherit;padding:.4rem}
@media(prefers-color-scheme:dark){body{background:#0e1513;color:#e6efea}button,a.leave,select{background:#18211e;color:inherit}}`;

const NAMES = { stripe: 'Stripe', sslcommerz: 'SSLCommerz' };

function page({ amountMinor, currency, code, provider, status, returnUrl }: SimulatedPayment): string {
  const amount = formatMoney(amountMinor, currency);
  const choices = FAULTS.map((fault) => `<option>${fault}</option>`).join('');
  const form =
    status === 'open'
      ? `<form method="post"><button class="pay" name="action" value="pay">Pay ${amount}</button>
<button name="action" value="decline">Decline</button><button name="action" value="wait">Wait</button>
<p><label>Misbehave: <select name="fault"><option value="">not at all</option>${choices}</select></label></p></form>`
      : `<p>This payment is ${status}.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulated checkout</title><link rel="icon" href="data:,"><style>${STYLE}</style><h1>Simulated ${NAMES[provider]}</h1>
<p>No money moves here.</p><p><strong>${amount}</strong><br>${escaped(code)}</p>${form}
<a class="leave" href="${escaped(returnUrl)}">Leave</a></html>`;
}

const ACTIONS: Record<string, Action> = { pay: 'pay', decline: 'decline', wait: 'wait' };

/** The page where the customer pays, declines, waits or leaves. */
export function checkoutPage(books: Books, act: (id: string, action: Action) => Promise<void>): Router {
  const router = Router();
  router.get('/checkout/:id', ({ params }, response) => {
    const payment = books.payments.get(params.id);
    if (payment) response.type('html').send(page(payment));
    else response.status(404).type('text').send('Payment not found');
  });
  router.post('/checkout/:id', express.urlencoded({ extended: false }), async ({ params, body }, response) => {
    const payment = books.payments.get(String(params.id));
    const action = ACTIONS[String(body?.action)];
    if (!payment || !action) return void response.status(404).type('text').send('Payment not found');
    const fault = FAULTS.find((one) => one === body.fault) as Fault | undefined;
    if (fault) books.plan(fault);
    await act(payment.id, action);
    response.redirect(303, payment.returnUrl);
  });
  return router;
}

function cardPage({ status, returnUrl }: SimulatedSetup): string {
  const cards = Object.entries(CARDS)
    .map(([outcome, { label, lastFour }]) => `<button name="card" value="${outcome}">${label} (${lastFour})</button>`)
    .join('');
  const form = status === 'open' ? `<form method="post">${cards}</form>` : '<p>A card is saved.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulated card</title><link rel="icon" href="data:,"><style>${STYLE}</style><h1>Simulated Stripe</h1>
<p>No card is stored here.</p>${form}<a class="leave" href="${escaped(returnUrl)}">Leave</a></html>`;
}

/** The page where the customer saves a card. */
export function setupPage(books: Books): Router {
  const router = Router();
  router.get('/setup/:id', ({ params }, response) => {
    const setup = books.setups.get(params.id);
    if (setup) response.type('html').send(cardPage(setup));
    else response.status(404).type('text').send('Card not found');
  });
  router.post('/setup/:id', express.urlencoded({ extended: false }), ({ params, body }, response) => {
    const setup = books.setups.get(String(params.id));
    const outcome = String(body?.card);
    if (!setup || !Object.hasOwn(CARDS, outcome)) return void response.status(404).type('text').send('Card not found');
    saveCard(books, setup, outcome as CardOutcome);
    response.redirect(303, setup.returnUrl);
  });
  return router;
}

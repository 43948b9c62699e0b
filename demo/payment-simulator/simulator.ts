import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import express from 'express';
import {
  Books,
  type CardOutcome,
  type Fault,
  type Outgoing,
  type SimulatedCard,
  type SimulatedPayment,
  type SimulatedSetup,
} from './books.ts';
import { checkoutPage, setupPage } from './checkout-page.ts';
import { type SslcommerzStore, sslcommerzApi, sslcommerzNotification } from './sslcommerz.ts';
import {
  refreshSignature,
  type StripeAccount,
  stripeApi,
  stripeDisputeNotification,
  stripeNotification,
  stripeRefundNotification,
} from './stripe.ts';
import { saveCard } from './stripe-cards.ts';

/** A payment as stored in a file. */
type Kept = Omit<SimulatedPayment, 'refunds'> & { refunds: [string, { id: string; amountMinor: number }][] };

/**
 * State that outlives the process, because a shop also polls payments of the day before. Empty if there is no file, or
 * a damaged one.
 */
function openBooks(file: string | undefined): Books {
  const books = new Books();
  if (file === undefined) return books;
  try {
    const {
      payments,
      answers,
      setups = [],
      cards = [],
    } = JSON.parse(readFileSync(file, 'utf8')) as {
      payments: Kept[];
      answers: [string, unknown][];
      setups?: SimulatedSetup[];
      cards?: SimulatedCard[];
    };
    for (const setup of setups) books.setups.set(setup.id, setup);
    for (const card of cards) books.cards.set(card.token, card);
    for (const { refunds, ...payment } of payments) {
      books.payments.set(payment.id, { ...payment, refunds: new Map(refunds) });
    }
    for (const [key, answer] of answers) books.answers.set(key, answer);
  } catch {
    return new Books();
  }
  return books;
}

/** Writes a temporary file and renames it, so that an interruption keeps the previous one. */
function keepBooks(books: Books, file: string | undefined): void {
  if (file === undefined) return;
  const payments = [...books.payments.values()].map((payment) => ({ ...payment, refunds: [...payment.refunds] }));
  const [setups, cards] = [[...books.setups.values()], [...books.cards.values()]];
  writeFileSync(`${file}.new`, JSON.stringify({ payments, answers: [...books.answers], setups, cards }));
  renameSync(`${file}.new`, file);
}

interface SimulatorOptions {
  port: number;
  stripe: StripeAccount;
  sslcommerz: SslcommerzStore;
  /** Holds notifications until `deliver` is called. */
  holdsBack?: boolean;
  /** File of its state; without it the state is lost with the process. */
  file?: string;
}

export type Action = 'pay' | 'decline' | 'wait' | 'expire';

export interface Simulator {
  url: string;
  books: Books;
  plan(...faults: Fault[]): void;
  /** A customer's action on the checkout page; sends or holds the notification. */
  act(id: string, action: Action): Promise<void>;
  /**
   * Refunds an amount at Stripe itself, or reports an unchanged total; returns Stripe's notification: the total
   * refunded.
   */
  giveBack(id: string, minor: number): Outgoing;
  /** The bank disputes a charge at Stripe, or decides; returns Stripe's notification. */
  dispute(id: string, state: 'needs_response' | 'won' | 'lost'): Outgoing;
  /** Reports the current state again, as a new event. */
  tell(id: string): Promise<void>;
  /** A customer saves a card on the page of a setup session; returns its token. */
  saveCard(id: string, outcome: CardOutcome): string;
  /** Sends one notification; returns the shop's HTTP status, or 0 when the shop is unreachable. */
  deliver(notification: Outgoing): Promise<number>;
  close(): Promise<void>;
}

const LATE_MS = 5_000;
const OUTCOMES = { pay: 'paid', decline: 'failed', expire: 'expired' } as const;

/** The providers' HTTP APIs and what drives them, without a port of its own. */
export interface SimulatorParts extends Omit<Simulator, 'url' | 'close'> {
  listener: RequestListener;
}

/** @param base where its listener will be reached */
export function createSimulator(options: Omit<SimulatorOptions, 'port'>, base: () => string): SimulatorParts {
  const { stripe, sslcommerz, holdsBack, file } = options;
  const books = openBooks(file);
  const app = express();

  const deliver = async (out: Outgoing): Promise<number> => {
    const { url: to, body, headers } = refreshSignature(out, stripe);
    try {
      const response = await fetch(to, { method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
  const notify = (payment: SimulatedPayment): Promise<void> =>
    send(
      payment.provider === 'stripe'
        ? stripeNotification(books, stripe, payment, base())
        : sslcommerzNotification(books, sslcommerz, payment),
    );
  const send = async (out: Outgoing): Promise<void> => {
    if (books.takes('lost')) return;
    const times = books.takes('twice') ? 2 : 1;
    for (let sent = 0; sent < times; sent += 1) {
      if (holdsBack) books.held.push(out);
      else if (books.takes('late')) setTimeout(() => void deliver(out), LATE_MS).unref();
      else await deliver(out);
    }
  };
  const known = (id: string): SimulatedPayment => {
    const payment = books.payments.get(id);
    if (!payment) throw new Error(`Payment not found: ${id}`);
    return payment;
  };
  const act = async (id: string, action: Action): Promise<void> => {
    const payment = known(id);
    if (action === 'wait' || payment.status === 'paid') return;
    payment.status = OUTCOMES[action];
    await notify(payment);
  };

  const misbehave: RequestHandler = (_request, response, next) => {
    if (books.takes('timeout')) return;
    if (books.takes('error')) response.status(500).json({ error: { type: 'api_error', message: 'On demand' } });
    else next();
  };
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.on('finish', () => keepBooks(books, file));
    next();
  });
  app.use(['/v1', '/gwprocess', '/validator'], misbehave);
  app.use(
    stripeApi(books, base, {
      refund: (payment) => void send(stripeRefundNotification(stripe, payment)),
      charge: (payment) => void notify(payment),
    }),
  );
  app.use(sslcommerzApi(books, sslcommerz, base));
  app.use(checkoutPage(books, act));
  app.use(setupPage(books));

  return {
    listener: app,
    books,
    plan: (...faults) => books.plan(...faults),
    act,
    giveBack: (id, minor) => {
      const payment = known(id);
      if (minor > 0) books.refund(payment, `by-hand-${payment.refundedMinor}`, minor);
      return stripeRefundNotification(stripe, payment);
    },
    dispute: (id, state) => {
      const payment = known(id);
      payment.dispute = state;
      return stripeDisputeNotification(stripe, payment);
    },
    tell: (id) => notify(known(id)),
    saveCard: (id, outcome) => {
      const setup = books.setups.get(id);
      if (!setup) throw new Error(`Setup not found: ${id}`);
      return saveCard(books, setup, outcome).token;
    },
    deliver,
  };
}

/**
 * One process with Stripe's and SSLCommerz's HTTP APIs and its own checkout page, which misbehaves on demand. For tests
 * and for trying a shop without an account: no money, no cards.
 */
export async function startSimulator({ port, ...options }: SimulatorOptions): Promise<Simulator> {
  let url = '';
  const { listener, ...parts } = createSimulator(options, () => url);
  const server = createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening'); // throws when the port is in use
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  return {
    ...parts,
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

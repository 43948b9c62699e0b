import type { Outgoing } from '../../../../payment-simulator/books.ts';
import type { Action } from '../../../../payment-simulator/simulator.ts';
import { createRandom } from '../../../../src/db/seed/random.ts';
import type { Headers, PaymentsApp } from '../../../factories/payments-app.ts';
import type { TestApp } from '../../../test-app.ts';

type Random = () => number;

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export interface Stage {
  shop: PaymentsApp;
  admin: Headers;
  products: [number, ...number[]];
  /** notifications that arrive after everything else */
  late: Outgoing[];
  /** how many stories of each kind were run */
  kinds: Record<string, number>;
}

// biome-ignore lint/suspicious/noExplicitAny: the body of an answer
type Answer = { status: number; body: any };

/** One customer's story; everything random in it comes from one seed. */
export class Story {
  private readonly random: Random;
  private readonly stage: Stage;
  private readonly seed: number;

  constructor(stage: Stage, seed: number) {
    this.stage = stage;
    this.seed = seed;
    this.random = createRandom(seed);
  }

  private server(): TestApp {
    const { app, second } = this.stage.shop;
    return second && this.random() < 0.5 ? second : app;
  }

  private async post(path: string, body: object, headers: Headers): Promise<Answer> {
    return this.server().http.post(`/api/${path}`).set(headers).send(body);
  }

  /**
   * Retries until there is an answer, sometimes sending twice concurrently: the same key is one intention, whichever
   * server receives it.
   */
  private async press(path: string, body: object, given: Headers = {}): Promise<Answer> {
    const headers = { ...given, 'idempotency-key': `story-${this.seed}-${path}` };
    for (let tries = 0; ; tries += 1) {
      const presses = this.random() < 0.15 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: presses }, () => this.post(path, body, headers)));
      const good = answers.find(({ status }) => status < 300);
      if (good) return good;
      if (tries > 30 || answers.some(({ status }) => status !== 503))
        throw new Error(`${path} answered ${answers.map((one) => `${one.status} ${one.body.message}`).join()}`);
    }
  }

  /** What happens at the checkout, and which of its notifications arrive when. */
  private async checkout(id: string, reference: string): Promise<void> {
    const { random, stage } = this;
    const { simulator } = stage.shop;
    const steps = 1 + Math.floor(random() * 3);
    for (let step = 0; step < steps; step += 1) {
      await simulator.act(reference, pick<Action>(random, ['pay', 'pay', 'pay', 'decline', 'expire', 'wait']));
      // The same event again, under another id.
      if (random() < 0.3) await simulator.tell(reference);
    }
    await this.arrive(simulator.books.takeHeld(id), [0, 1, 1, 1, 2, 3]);
  }

  /** @param copies how often one may arrive: not at all, once, several times */
  private async arrive(news: Outgoing[], copies: [number, ...number[]]): Promise<void> {
    const { random, stage } = this;
    const now: Outgoing[] = [];
    for (const one of news) {
      const count = pick(random, copies);
      for (let copy = 0; copy < count; copy += 1) (random() < 0.25 ? stage.late : now).push(one);
    }
    const order = shuffled(random, now);
    const send = async (one: Outgoing) => {
      // A provider resends what was not answered with 200.
      if ((await stage.shop.deliverTo(this.server(), one)) !== 200) stage.late.push(one);
    };
    if (random() < 0.5) await Promise.all(order.map(send));
    else for (const one of order) await send(one);
  }

  /** Refunds made at Stripe itself are reported at least once, in any order. */
  private async giveBack(reference: string): Promise<void> {
    const { random, stage } = this;
    const payment = stage.shop.simulator.books.payments.get(reference);
    if (payment?.provider !== 'stripe' || payment.status !== 'paid') return;
    const left = payment.amountMinor - payment.refundedMinor;
    const parts = random() < 0.3 ? [left] : [Math.ceil(left * random() * 0.5), Math.floor(left * random() * 0.4)];
    const news = parts.filter((part) => part > 0).map((part) => stage.shop.simulator.giveBack(reference, part));
    await this.arrive(news, [1, 1, 2]);
  }

  /** The customer's bank requests a chargeback; its outcome is reported at least once, possibly before its start. */
  private async dispute(reference: string): Promise<void> {
    const { random, stage } = this;
    const { simulator } = stage.shop;
    const payment = simulator.books.payments.get(reference);
    if (payment?.provider !== 'stripe' || payment.status !== 'paid') return;
    if (payment.refundedMinor === payment.amountMinor) return;
    this.count('dispute');
    const begins = simulator.dispute(reference, 'needs_response');
    if (random() < 0.6) await this.arrive([begins], [0, 1, 1, 2]);
    else stage.late.push(begins);
    const ends = simulator.dispute(reference, pick(random, ['won', 'lost']));
    await this.arrive([ends], [1, 1, 2]);
  }

  private count(kind: string): void {
    this.stage.kinds[kind] = (this.stage.kinds[kind] ?? 0) + 1;
  }

  /** The owner refunds in part or in full, sometimes on both servers concurrently: one of them is then too late. */
  private async refund(orderId: string, isGuest: boolean): Promise<void> {
    const { random, stage } = this;
    for (let times = 1 + Math.floor(random() * 2); times > 0; times -= 1) {
      const read = await this.server().http.get(`/api/admin/orders/${orderId}`).set(stage.admin);
      const { refunds, total, refunded, status } = read.body;
      if (status !== 'completed') return;
      const left = Math.round((total - refunded) * 100);
      const failed = refunds?.find((one: { status: string }) => one.status === 'failed');
      if (failed) await this.post(`admin/orders/${orderId}/refunds/${failed.id}/retry`, {}, stage.admin);
      if (left <= 0) return;
      const wish = {
        amount: (random() < 0.4 ? left : Math.ceil(left * random())) / 100,
        to: isGuest ? 'source' : pick(random, ['wallet', 'source']),
        reason: 'A part was missing',
        withdraw: random() < 0.5,
        refunded,
      };
      const presses = random() < 0.3 ? 2 : 1;
      const path = `admin/orders/${orderId}/refunds`;
      const answers = await Promise.all(Array.from({ length: presses }, () => this.post(path, wish, stage.admin)));
      const odd = answers.find((one) => ![201, 409, 400, 503].includes(one.status));
      if (odd) throw new Error(`${path} answered ${odd.status} ${odd.body.message}`);
    }
  }

  private wish() {
    return { product_id: pick(this.random, this.stage.products), tier: 'Pro', country: 'BD' };
  }

  private async plan(): Promise<void> {
    const { random, stage } = this;
    if (random() < 0.02) stage.shop.simulator.plan('error');
    if (random() < 0.03) stage.shop.simulator.plan('lost-refund');
    if (random() < 0.02) stage.shop.simulator.plan('refund-fails');
  }

  async play(): Promise<void> {
    await this.plan();
    const kind = pick(this.random, ['top-up', 'top-up', 'order', 'order', 'guest', 'wallet', 'manual']);
    this.count(kind);
    if (kind === 'guest') return this.guest();
    const { headers } = await this.stage.shop.app.signedIn();
    if (kind === 'order') return this.order(headers);
    if (kind === 'manual') return this.manual(headers);
    return this.topUp(headers, kind === 'wallet');
  }

  private provider() {
    return pick(this.random, ['stripe', 'stripe', 'sslcommerz']);
  }

  private async topUp(headers: Headers, spends: boolean): Promise<void> {
    const { random } = this;
    const amount = (100 + Math.floor(random() * 50_000)) / 100;
    const { body } = await this.press('wallet/add-funds', { amount, provider: this.provider() }, headers);
    const { id } = body.payment;
    const reference = referenceOf(body.payment);
    await this.checkout(id, reference);
    if (random() < 0.3) await this.server().http.get(`/api/payments/${id}`).set(headers);
    if (spends) {
      const { status, body: order } = await this.post('orders', this.wish(), headers);
      if (status === 201 && random() < 0.6) await this.refund(order.id, false);
    }
    if (random() < 0.25) await this.giveBack(reference);
    if (random() < 0.2) await this.dispute(reference);
  }

  private async order(headers: Headers): Promise<void> {
    const { random } = this;
    const { body } = await this.press('orders', { ...this.wish(), provider: this.provider() }, headers);
    await this.checkout(body.payment.id, referenceOf(body.payment));
    if (random() < 0.3) await this.server().http.get(`/api/payments/${body.payment.id}`).set(headers);
    if (random() < 0.5) await this.refund(body.id, false);
    if (random() < 0.25) await this.giveBack(referenceOf(body.payment));
    if (random() < 0.2) await this.dispute(referenceOf(body.payment));
    if (random() < 0.2) await this.refund(body.id, false);
  }

  private async guest(): Promise<void> {
    const buyer = { name: 'Nadia Rahman', country: 'BD', email: `guest-${this.seed}@example.com` };
    const { body } = await this.press('guest-orders', { ...this.wish(), provider: this.provider(), ...buyer });
    const { payment, id } = body.order.order;
    await this.checkout(payment.id, referenceOf(payment));
    if (this.random() < 0.3)
      await this.server()
        .http.get('/api/guest-order')
        .set({ 'x-order-token': String(body.token) });
    if (this.random() < 0.4) await this.refund(id, true);
    if (this.random() < 0.2) await this.giveBack(referenceOf(payment));
    if (this.random() < 0.2) await this.dispute(referenceOf(payment));
    if (this.random() < 0.2) await this.refund(id, true);
  }

  /** A transfer that the owner confirms, rejects, or both concurrently. */
  private async manual(headers: Headers): Promise<void> {
    const { random, stage } = this;
    const { body } = await this.press('orders', { ...this.wish(), provider: 'manual' }, headers);
    const { id } = body.payment;
    const number = `TX${this.seed}`;
    await this.server().http.put(`/api/payments/${id}/transfer`).set(headers).send({ number });
    const decisions = pick<string[]>(random, [
      ['confirm'],
      ['confirm', 'confirm'],
      ['refuse'],
      ['confirm', 'refuse'],
      [],
    ]);
    const decide = async (decision: string) =>
      this.server()
        .http.put(`/api/admin/payments/${id}/decision`)
        .set(stage.admin)
        .send({ decision, transferNumber: number, ...(decision === 'refuse' ? { reason: 'Nothing has come' } : {}) });
    await Promise.all(decisions.map(decide));
    if (random() < 0.5) await this.refund(body.id, false);
  }
}

const referenceOf = (payment: { checkoutUrl: string | null }): string =>
  String(payment.checkoutUrl).split('/').at(-1) ?? '';

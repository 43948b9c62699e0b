import type { Outgoing } from '../../../../../demo/payment-simulator/books.ts';
import type { Action } from '../../../../../demo/payment-simulator/simulator.ts';
import { createRandom } from '../../../../../demo/seed/random.ts';
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

export interface ScenarioContext {
  shop: PaymentsApp;
  admin: Headers;
  products: [number, ...number[]];
  /** notifications that arrive after everything else */
  delayed: Outgoing[];
  /** how many stories of each kind were run */
  kinds: Record<string, number>;
}

interface RefundableLine {
  id: string;
  amount: number;
  refunded: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the body of an answer
type ApiResponse = { status: number; body: any };

/** One customer's story; everything random in it comes from one seed. */
export class CustomerScenario {
  private readonly random: Random;
  private readonly context: ScenarioContext;
  private readonly seed: number;

  constructor(context: ScenarioContext, seed: number) {
    this.context = context;
    this.seed = seed;
    this.random = createRandom(seed);
  }

  private server(): TestApp {
    const { app, second } = this.context.shop;
    return second && this.random() < 0.5 ? second : app;
  }

  private async post(path: string, body: object, headers: Headers): Promise<ApiResponse> {
    return this.server().http.post(`/api/${path}`).set(headers).send(body);
  }

  /**
   * Retries until there is an answer, sometimes sending twice concurrently: the same key is one intention, whichever
   * server receives it.
   */
  private async postWithRetry(path: string, body: object, extraHeaders: Headers = {}): Promise<ApiResponse> {
    const headers = { ...extraHeaders, 'idempotency-key': `story-${this.seed}-${path}` };
    for (let tries = 0; ; tries += 1) {
      const attempts = this.random() < 0.15 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: attempts }, () => this.post(path, body, headers)));
      const success = answers.find(({ status }) => status < 300);
      if (success) return success;
      if (tries > 30 || answers.some(({ status }) => status !== 503))
        throw new Error(`${path} answered ${answers.map((one) => `${one.status} ${one.body.message}`).join()}`);
    }
  }

  /** What happens at the checkout, and which of its notifications arrive when. */
  private async checkout(id: string, reference: string): Promise<void> {
    const { random, context } = this;
    const { simulator } = context.shop;
    const steps = 1 + Math.floor(random() * 3);
    for (let step = 0; step < steps; step += 1) {
      await simulator.act(reference, pick<Action>(random, ['pay', 'pay', 'pay', 'decline', 'expire', 'wait']));
      // The same event again, under another id.
      if (random() < 0.3) await simulator.tell(reference);
    }
    await this.deliverNotifications(simulator.books.takeHeld(id), [0, 1, 1, 1, 2, 3]);
  }

  /** @param copies how often one may arrive: not at all, once, several times */
  private async deliverNotifications(notifications: Outgoing[], copies: [number, ...number[]]): Promise<void> {
    const { random, context } = this;
    const now: Outgoing[] = [];
    for (const one of notifications) {
      const count = pick(random, copies);
      for (let copy = 0; copy < count; copy += 1) (random() < 0.25 ? context.delayed : now).push(one);
    }
    const order = shuffled(random, now);
    const send = async (one: Outgoing) => {
      // A provider resends what was not answered with 200.
      if ((await context.shop.deliverTo(this.server(), one)) !== 200) context.delayed.push(one);
    };
    if (random() < 0.5) await Promise.all(order.map(send));
    else for (const one of order) await send(one);
  }

  /** Refunds made at Stripe itself are reported at least once, in any order. */
  private async refundAtProvider(reference: string): Promise<void> {
    const { random, context } = this;
    const payment = context.shop.simulator.books.payments.get(reference);
    if (payment?.provider !== 'stripe' || payment.status !== 'paid') return;
    const remaining = payment.amountMinor - payment.refundedMinor;
    const amounts =
      random() < 0.3 ? [remaining] : [Math.ceil(remaining * random() * 0.5), Math.floor(remaining * random() * 0.4)];
    const notifications = amounts
      .filter((part) => part > 0)
      .map((part) => context.shop.simulator.giveBack(reference, part));
    await this.deliverNotifications(notifications, [1, 1, 2]);
  }

  /** The customer's bank requests a chargeback; its outcome is reported at least once, possibly before its start. */
  private async dispute(reference: string): Promise<void> {
    const { random, context } = this;
    const { simulator } = context.shop;
    const payment = simulator.books.payments.get(reference);
    if (payment?.provider !== 'stripe' || payment.status !== 'paid') return;
    if (payment.refundedMinor === payment.amountMinor) return;
    this.count('dispute');
    const disputeOpened = simulator.dispute(reference, 'needs_response');
    if (random() < 0.6) await this.deliverNotifications([disputeOpened], [0, 1, 1, 2]);
    else context.delayed.push(disputeOpened);
    const disputeClosed = simulator.dispute(reference, pick(random, ['won', 'lost']));
    await this.deliverNotifications([disputeClosed], [1, 1, 2]);
  }

  private count(kind: string): void {
    this.context.kinds[kind] = (this.context.kinds[kind] ?? 0) + 1;
  }

  /** The whole order, or one of several lines, with what is left of it in cents. */
  private pickRefundable(lines: RefundableLine[], remaining: number): { line: { line_id?: string }; most: number } {
    const [first, ...others] = lines;
    if (!first || others.length === 0 || this.random() < 0.5) return { line: {}, most: remaining };
    const { id, amount, refunded } = pick(this.random, [first, ...others]);
    return { line: { line_id: id }, most: Math.min(remaining, Math.round((amount - refunded) * 100)) };
  }

  /** The owner refunds in part or in full, sometimes on both servers concurrently: one of them is then too late. */
  private async refund(orderId: string, isGuest: boolean): Promise<void> {
    const { random, context } = this;
    for (let times = 1 + Math.floor(random() * 2); times > 0; times -= 1) {
      const read = await this.server().http.get(`/api/admin/orders/${orderId}`).set(context.admin);
      const { lines, refunds, total, refunded, status } = read.body;
      if (status !== 'completed') return;
      const remaining = Math.round((total - refunded) * 100);
      const failed = refunds?.find((one: { status: string }) => one.status === 'failed');
      if (failed) await this.post(`admin/orders/${orderId}/refunds/${failed.id}/retry`, {}, context.admin);
      if (remaining <= 0) return;
      const { line, most } = this.pickRefundable(lines, remaining);
      if (most <= 0) continue;
      const createOrderInput = {
        ...line,
        amount: (random() < 0.4 ? most : Math.ceil(most * random())) / 100,
        to: isGuest ? 'source' : pick(random, ['wallet', 'source']),
        reason: 'A part was missing',
        withdraw: random() < 0.5,
        refunded,
      };
      const attempts = random() < 0.3 ? 2 : 1;
      const path = `admin/orders/${orderId}/refunds`;
      const answers = await Promise.all(
        Array.from({ length: attempts }, () => this.post(path, createOrderInput, context.admin)),
      );
      const unexpected = answers.find((one) => ![201, 409, 400, 503].includes(one.status));
      if (unexpected) throw new Error(`${path} answered ${unexpected.status} ${unexpected.body.message}`);
    }
  }

  private createOrderInput() {
    return { product_id: pick(this.random, this.context.products), tier: 'Pro', country: 'BD' };
  }

  /** Fills a cart with several products; returns what it costs. */
  private async fillCart(headers: Headers): Promise<number> {
    const products = shuffled(this.random, this.context.products).slice(0, 2 + Math.floor(this.random() * 2));
    for (const product_id of products) await this.post('cart/items', { product_id, tier: 'Pro' }, headers);
    const { body } = await this.post('cart/quote', { country: 'BD' }, headers);
    return body.total;
  }

  private async planFailures(): Promise<void> {
    const { random, context } = this;
    if (random() < 0.02) context.shop.simulator.plan('error');
    if (random() < 0.03) context.shop.simulator.plan('lost-refund');
    if (random() < 0.02) context.shop.simulator.plan('refund-fails');
  }

  async run(): Promise<void> {
    await this.planFailures();
    const kind = pick(this.random, ['top-up', 'top-up', 'order', 'order', 'guest', 'wallet', 'manual']);
    this.count(kind);
    if (kind === 'guest') return this.guest();
    const { headers } = await this.context.shop.app.signedIn();
    if (kind === 'order') return this.order(headers);
    if (kind === 'manual') return this.manual(headers);
    return this.topUp(headers, kind === 'wallet');
  }

  private provider() {
    return pick(this.random, ['stripe', 'stripe', 'sslcommerz']);
  }

  private async topUp(headers: Headers, isSpending: boolean): Promise<void> {
    const { random } = this;
    const amount = (100 + Math.floor(random() * 50_000)) / 100;
    const { body } = await this.postWithRetry('wallet/add-funds', { amount, provider: this.provider() }, headers);
    const { id } = body.payment;
    const reference = getReference(body.payment);
    await this.checkout(id, reference);
    if (random() < 0.3) await this.server().http.get(`/api/payments/${id}`).set(headers);
    if (isSpending) {
      const { status, body: order } = await this.post('orders', this.createOrderInput(), headers);
      if (status === 201 && random() < 0.6) await this.refund(order.id, false);
    }
    if (random() < 0.25) await this.refundAtProvider(reference);
    if (random() < 0.2) await this.dispute(reference);
  }

  private async order(headers: Headers): Promise<void> {
    const { random } = this;
    const hasCart = random() < 0.4;
    if (hasCart) this.count('cart');
    const wanted = hasCart ? { total: await this.fillCart(headers), country: 'BD' } : this.createOrderInput();
    const path = hasCart ? 'cart/order' : 'orders';
    const { body } = await this.postWithRetry(path, { ...wanted, provider: this.provider() }, headers);
    await this.checkout(body.payment.id, getReference(body.payment));
    if (random() < 0.3) await this.server().http.get(`/api/payments/${body.payment.id}`).set(headers);
    if (random() < 0.5) await this.refund(body.id, false);
    if (random() < 0.25) await this.refundAtProvider(getReference(body.payment));
    if (random() < 0.2) await this.dispute(getReference(body.payment));
    if (random() < 0.2) await this.refund(body.id, false);
  }

  private async guest(): Promise<void> {
    const buyer = { name: 'Nadia Rahman', country: 'BD', email: `guest-${this.seed}@example.com` };
    const { body } = await this.postWithRetry('guest-orders', {
      ...this.createOrderInput(),
      provider: this.provider(),
      ...buyer,
    });
    const { payment, id } = body.order.order;
    await this.checkout(payment.id, getReference(payment));
    if (this.random() < 0.3)
      await this.server()
        .http.get('/api/guest-order')
        .set({ 'x-order-token': String(body.token) });
    if (this.random() < 0.4) await this.refund(id, true);
    if (this.random() < 0.2) await this.refundAtProvider(getReference(payment));
    if (this.random() < 0.2) await this.dispute(getReference(payment));
    if (this.random() < 0.2) await this.refund(id, true);
  }

  /** A transfer that the owner confirms, rejects, or both concurrently. */
  private async manual(headers: Headers): Promise<void> {
    const { random, context } = this;
    const { body } = await this.postWithRetry('orders', { ...this.createOrderInput(), provider: 'manual' }, headers);
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
        .set(context.admin)
        .send({ decision, transferNumber: number, ...(decision === 'refuse' ? { reason: 'Nothing has come' } : {}) });
    await Promise.all(decisions.map(decide));
    if (random() < 0.5) await this.refund(body.id, false);
  }
}

const getReference = (payment: { checkoutUrl: string | null }): string =>
  String(payment.checkoutUrl).split('/').at(-1) ?? '';

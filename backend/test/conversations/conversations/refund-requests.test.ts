import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { deleteUserRefundRequests } from '../../../src/features/orders/refund-requests.repository.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createPaidOrders } from '../../factories/paid-orders.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers, type RefundInput } from '../../factories/refunds.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const REASON = 'The font has no Bangla digits';

let shop: PaymentsApp;
let admin: Headers;
let orders: ReturnType<typeof createPaidOrders>;
let refund: ReturnType<typeof createRefundHelpers>['refund'];
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  orders = createPaidOrders(shop, admin);
  ({ refund } = createRefundHelpers(shop, admin));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.background.idle();
  shop.app.mail.sent.length = 0;
  await shop.app.db.deleteFrom('refund_requests').execute();
});

const ask = (headers: Headers, id: string, body: object = { reason: REASON }) =>
  shop.app.http.post(`/api/orders/${id}/refund-requests`).set(headers).send(body);
const requestAsGuest = (token: string, body: object = { reason: REASON }) =>
  shop.app.http.post('/api/guest-order/refund-requests').set({ 'x-order-token': token }).send(body);
const decline = (id: string, request: string, headers: Headers = admin) =>
  shop.app.http
    .post(`/api/admin/orders/${id}/refund-requests/${request}/decline`)
    .set(headers)
    .send({ reason: 'It was in use for a year.' });
const read = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;
const readTask = async () => (await read(admin, 'admin/overview')).refundRequests;
const readConversation = (orderId: string) =>
  shop.app.db
    .selectFrom('conversations')
    .innerJoin('conversation_messages as m', 'm.conversation_id', 'conversations.id')
    .select(['conversations.status', 'conversations.subject', 'conversations.user_id', 'm.kind', 'm.text'])
    .where('order_id', '=', orderId)
    .orderBy('m.seq')
    .execute();
const listMails = async (kind: string) => {
  await shop.app.background.idle();
  return shop.app.mail.sent.filter((mail) => mail.kind === kind);
};

describe('POST /api/orders/{id}/refund-requests', () => {
  it('201: recorded with the order, a task and a conversation; confirmed by email, and no money moves', async () => {
    const { headers, user, orderId } = await orders.paidOrder();
    const { status, body } = await ask(headers, orderId, { reason: `  ${REASON}\r\n` });
    expect(status).toBe(201);
    const asked = { line_id: null, amount: 9.99, reason: REASON, status: 'waiting', answer: null, decided_at: null };
    expect(body).toMatchObject(asked);
    const order = await read(headers, `orders/${orderId}`);
    expect(order).toMatchObject({ status: 'completed', refunds: [], refundRequest: body });
    await shop.app.background.idle();
    expect(await readTask()).toEqual({ total: 1, first: orderId });
    expect((await read(admin, `admin/orders/${orderId}`)).refundRequest).toMatchObject({
      ...asked,
      conversation: expect.any(String),
    });
    expect(await readConversation(orderId)).toEqual([
      {
        status: 'open',
        subject: `Refund request for order #${order.number}`,
        user_id: user.id,
        kind: 'person',
        text: REASON,
      },
    ]);
    const [confirmation] = await listMails('refund-requested');
    expect(confirmation).toMatchObject({ to: { address: user.email } });
    for (const text of ['$9.99', `#${order.number}`, REASON]) expect(confirmation?.text).toContain(text);
    const [alert] = await listMails('refund-request-alert');
    expect(alert?.link).toContain(`/admin/orders/${orderId}`);
    expect(alert?.text).toContain(user.email);
    const [bell] = (await read(admin, 'notifications')).items;
    expect(bell).toMatchObject({ title: 'Refund requested' });
  });

  it('201: for one line, what is left of it after a refund', async () => {
    const { headers, orderId } = await orders.paidOrder();
    await refund(orderId, { amount: 4, to: 'manual' }).expect(201);
    const { body } = await ask(headers, orderId, { reason: REASON, line_id: orderId }).expect(201);
    // 9.99 paid less 4.00 refunded
    expect(body).toMatchObject({ line_id: orderId, amount: 5.99 });
    const [{ text } = { text: '' }] = await readConversation(orderId);
    expect(text.endsWith(`\n\n${REASON}`)).toBe(true);
  });

  it('400: without words, or for a line of another order', async () => {
    const { headers, orderId } = await orders.paidOrder();
    expect((await ask(headers, orderId, { reason: ' ' })).status).toBe(400);
    const { status, body } = await ask(headers, orderId, { reason: REASON, line_id: UNKNOWN });
    expect([status, body.details]).toEqual([400, [{ field: 'line_id', message: String(REFUSALS.refundLineUnknown) }]]);
  });

  it('404: the order of another customer', async () => {
    const { orderId } = await orders.paidOrder();
    const { headers } = await shop.app.signedIn();
    expect((await ask(headers, orderId)).status).toBe(404);
    expect((await ask(headers, UNKNOWN)).status).toBe(404);
  });

  it('409: a second request while one waits, also at the same time', async () => {
    const { headers, orderId } = await orders.paidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => ask(headers, orderId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(String(REFUSALS.refundRequestWaits));
    expect(await readConversation(orderId)).toHaveLength(1);
    expect(await listMails('refund-requested')).toHaveLength(1);
  });

  it('409: nothing is left to refund, or the bank is deciding', async () => {
    const refunded = await orders.paidOrder();
    await refund(refunded.orderId, { amount: 9.99, to: 'manual' }).expect(201);
    const answer = await ask(refunded.headers, refunded.orderId);
    expect([answer.status, answer.body.message]).toEqual([409, String(REFUSALS.nothingToRefund)]);
    const disputed = await orders.paidOrder();
    await shop.app.db
      .updateTable('payments')
      .set({ status: 'disputed' })
      .where('id', '=', disputed.paymentId)
      .execute();
    const { status, body } = await ask(disputed.headers, disputed.orderId);
    expect([status, body.message]).toEqual([409, String(REFUSALS.refundRequestDisputed)]);
  });
});

describe('POST /api/guest-order/refund-requests', () => {
  it('201: a guest asks with the link of the order, and gets the answer by email', async () => {
    const { token, email, orderId } = await orders.paidGuestOrder();
    await shop.app.background.idle();
    shop.app.mail.sent.length = 0;
    const { status, body } = await requestAsGuest(token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: 9.99, status: 'waiting' });
    expect(await readConversation(orderId)).toMatchObject([{ user_id: null, kind: 'person', text: REASON }]);
    const [confirmation] = await listMails('refund-requested');
    expect(confirmation).toMatchObject({ to: { address: email }, link: expect.stringMatching(/\/order#/) });
    await decline(orderId, body.id).expect(204);
    const [refusal] = await listMails('refund-declined');
    expect(refusal).toMatchObject({ to: { address: email }, link: expect.stringMatching(/\/order#/) });
  });

  it('400: for a line of another order', async () => {
    const { token } = await orders.paidGuestOrder();
    expect((await requestAsGuest(token, { reason: REASON, line_id: UNKNOWN })).status).toBe(400);
  });

  it('404: an unknown link; 410: an expired one', async () => {
    expect((await requestAsGuest('A'.repeat(43))).status).toBe(404);
    const { token } = await orders.paidGuestOrder();
    shop.app.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await requestAsGuest(token)).status).toBe(410);
    shop.app.clock.reset();
  });

  it('409: while one waits', async () => {
    const { token } = await orders.paidGuestOrder();
    const answers = await Promise.all([requestAsGuest(token), requestAsGuest(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('POST /api/admin/orders/{id}/refund-requests/{request}/decline', () => {
  const asked = async () => {
    const order = await orders.paidOrder();
    const { body } = await ask(order.headers, order.orderId).expect(201);
    return { ...order, request: String(body.id) };
  };

  it('204: the customer gets the reason as a notification, by email and in the conversation, and may ask again', async () => {
    const { headers, user, orderId, request } = await asked();
    await decline(orderId, request).expect(204);
    expect((await read(headers, `orders/${orderId}`)).refundRequest).toMatchObject({
      status: 'declined',
      answer: 'It was in use for a year.',
      decided_at: expect.any(String),
    });
    expect(await readTask()).toEqual({ total: 0, first: null });
    expect(await readConversation(orderId)).toMatchObject([
      { status: 'waiting', kind: 'person' },
      { kind: 'studio', text: 'It was in use for a year.' },
    ]);
    const [mail] = await listMails('refund-declined');
    expect(mail).toMatchObject({ to: { address: user.email } });
    expect(mail?.text).toContain('It was in use for a year.');
    const [bell] = (await read(headers, 'notifications')).items;
    expect(bell).toMatchObject({ title: 'Refund request declined', href: `/dashboard/orders?order=${orderId}` });
    expect(await listAuditEntries(shop.app.db, 'order', orderId)).toMatchObject([
      { action: 'order.update', before: { refundRequest: 'waiting' }, after: { refundRequest: 'declined' } },
    ]);
    const again = await ask(headers, orderId).expect(201);
    expect(again.body.status).toBe('waiting');
  });

  it('404: an unknown request, or one of another order', async () => {
    const { orderId, request } = await asked();
    const other = await orders.paidOrder();
    expect((await decline(orderId, UNKNOWN)).status).toBe(404);
    expect((await decline(other.orderId, request)).status).toBe(404);
  });

  it('409: declined or refunded already', async () => {
    const { orderId, request } = await asked();
    const answers = await Promise.all([decline(orderId, request), decline(orderId, request)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await listMails('refund-declined')).toHaveLength(1);
  });
});

describe('a refund', () => {
  const refundAs = async (input: RefundInput & { line_id?: string }) => {
    const { headers, orderId } = await orders.paidOrder();
    const { body } = await ask(headers, orderId).expect(201);
    await refund(orderId, { to: 'manual', ...input }).expect(201);
    return { orderId, request: String(body.id), order: await read(headers, `orders/${orderId}`) };
  };

  it('agrees to the request, closes its conversation and the task', async () => {
    const { order, orderId, request } = await refundAs({ amount: 9.99 });
    expect(order).toMatchObject({ status: 'refunded', refundRequest: { status: 'agreed', answer: null } });
    expect(await readConversation(orderId)).toMatchObject([{ status: 'closed' }]);
    expect(await readTask()).toEqual({ total: 0, first: null });
    expect((await decline(orderId, request)).status).toBe(409);
  });

  it('of a part agrees as well, so the rest can be asked for again', async () => {
    const { order } = await refundAs({ amount: 4 });
    expect(order).toMatchObject({ status: 'completed', refundRequest: { status: 'agreed', amount: 9.99 } });
  });

  it('leaves a conversation open that has further messages', async () => {
    const { headers, orderId } = await orders.paidOrder();
    await ask(headers, orderId).expect(201);
    const { conversation } = (await read(admin, `admin/orders/${orderId}`)).refundRequest;
    const text = 'And the invoice has the wrong name.';
    await shop.app.http.post(`/api/conversations/${conversation}/messages`).set(headers).send({ text, fileIds: [] });
    await refund(orderId, { amount: 9.99, to: 'manual' }).expect(201);
    expect((await readConversation(orderId)).map(({ status }) => status)).toEqual(['open', 'open']);
  });
});

it('requests are deleted with the account', async () => {
  const { headers, user, orderId } = await orders.paidOrder();
  await ask(headers, orderId).expect(201);
  await shop.app.db.transaction().execute((tx) => deleteUserRefundRequests(tx, user.id));
  expect(await readTask()).toEqual({ total: 0, first: null });
});

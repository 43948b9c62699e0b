import type { GuestOrderInput, OpenedGuestOrder } from '../../contract/generated/model.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalidField, type Problem } from '../problems.ts';
import type { MockDb } from './db.ts';
import { createLink, insertGuest, mergeGuest, notifyGuest, toGuestOrder } from './guests.ts';
import { runOnce } from './idempotency.ts';
import type { StoredOrder } from './order-state.ts';
import { creditPayment, paymentMethods } from './payments.ts';
import { checkVatNumber } from './vat-checks.ts';

type GuestInput = Pick<GuestOrderInput, 'email' | 'name' | 'country' | 'provider' | 'vat_number'>;
type Refusal = Problem<400> | Problem<404> | Problem<409>;
type Placed = { status: 201; body: { id: string } };

const getOrder = (db: MockDb, id: string): StoredOrder => {
  const order = db.state.orders.find((candidate) => candidate.id === id);
  if (!order) throw new Error(`The order ${id} was placed and is missing`);
  return order;
};

/** The demo's provider pays immediately; every other order waits for its payment. */
const placeAsGuest = <Refused extends Refusal>(
  db: MockDb,
  input: GuestInput,
  place: (userId: string) => Placed | Refused,
): { status: 201; body: { id: string } } | Refused => {
  const userId = insertGuest(db, input);
  const answer = place(userId);
  if (answer.status !== 201) {
    mergeGuest(db, userId, '');
    return answer;
  }
  const payment = db.state.payments.find((one) => one.userId === userId);
  if (payment?.provider === 'demo') creditPayment(db, payment);
  const order = getOrder(db, answer.body.id);
  if (order.status === 'completed' || payment?.provider === 'manual') notifyGuest(db, order);
  return { status: 201, body: { id: order.id } };
};

interface GuestPurchase<Refused> {
  input: GuestInput;
  key: string | undefined;
  /** what a repeated key must ask for again */
  request: string;
  /** whether it has to be paid, or why it is not sold */
  isPriced: () => boolean | Refused;
  place: (userId: string) => Placed | Refused;
}

/** Places an order without an account once per key, and opens it. */
export const openNewGuestOrder = <Refused extends Refusal>(
  db: MockDb,
  { input, key, request, isPriced, place }: GuestPurchase<Refused>,
): { status: 201; headers: Record<string, string>; body: OpenedGuestOrder } | Refused | Problem<400> | Problem<409> => {
  if (input.name.trim() === '') return invalidField('name', REFUSALS.nameLines);
  if (input.vat_number?.trim() && checkVatNumber(db, input.country, input.vat_number).result === 'malformed')
    return invalidField('vat_number', REFUSALS.vatNumberMalformed);
  const isOffered = paymentMethods(db).some(({ provider }) => provider === input.provider);
  if (input.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
  const placeOnce = () => {
    const priced = isPriced();
    if (typeof priced !== 'boolean') return priced;
    if (priced && !input.provider) return invalidField('provider', REFUSALS.providerUnknown);
    return placeAsGuest(db, input, place);
  };
  const placed = runOnce(db, `guest ${input.email.toLowerCase()}`, key, request, placeOnce);
  if (placed.status !== 201) return placed;
  const order = getOrder(db, placed.body.id);
  const { token, expiresAt } = createLink(db, order.userId);
  const headers = key && 'headers' in placed ? (placed.headers as Record<string, string>) : {};
  return { status: 201, headers, body: { token, order: toGuestOrder(db, { order, expiresAt }) } };
};

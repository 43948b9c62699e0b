import type { OrderSeats } from '@/api/generated/model.ts';
import { saveSeatToken } from '@/features/public/orders/seats/seat-token.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { placeOrder } from '../../../mocks/store/order-placement.ts';
import type { StoredSeat } from '../../../mocks/store/seat-state.ts';
import { inviteToSeats } from '../../../mocks/store/seats.ts';

const SEAT_TOKEN = 'sample-seat-token';
const LINE = '0198f2c4-5a1b-7c3d-8e4f-0000000000a1';

/** Three of five seats: one accepted with an account, one without, one invited. */
export const sampleSeats: OrderSeats = {
  line_id: LINE,
  product_id: 6,
  product_name: 'Windows Image Upscaler Software',
  tier: 'Pro',
  total: 5,
  free: 2,
  until: '2027-11-20T04:00:00Z',
  active: true,
  seats: [
    {
      id: '0198f2c4-5a1b-7c3d-8e4f-0000000000b1',
      email: 'sultana@example.com',
      name: 'Sultana Begum',
      status: 'accepted',
      invited_at: '2026-11-20T04:00:00Z',
      accepted_at: '2026-11-21T05:00:00Z',
    },
    {
      id: '0198f2c4-5a1b-7c3d-8e4f-0000000000b2',
      email: 'rafi@example.com',
      name: null,
      status: 'accepted',
      invited_at: '2026-11-20T04:00:00Z',
      accepted_at: '2026-11-22T05:00:00Z',
    },
    {
      id: '0198f2c4-5a1b-7c3d-8e4f-0000000000b3',
      email: 'library-and-reading-room@institute-of-river-engineering.example.com',
      name: null,
      status: 'invited',
      invited_at: '2026-11-23T04:00:00Z',
      accepted_at: null,
    },
  ],
};

/** Sells the paid plans of a program per seat. */
const sellSeats = ({ db }: MockApi) => {
  const product = db.state.catalogue.find(({ licenceKeys, file }) => licenceKeys && file)?.product;
  for (const plan of product?.pricing ?? [])
    if (plan.price > 0 && plan.rights) plan.rights = { ...plan.rights, seats: true };
  return product;
};

/** Seats that the demo's customer has bought; returns the order. */
export const buySeats = (api: MockApi, seats: number) => {
  const { db } = api;
  const product = sellSeats(api);
  const tier = product?.pricing.find(({ price }) => price > 0)?.name ?? '';
  const buyer = db.state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
  db.postEntry({ userId: buyer, type: 'deposit', cents: 100_000, reference: 'Sample' });
  const answer = placeOrder(db, buyer, { product_id: product?.id ?? 0, tier, seats, again: true });
  if (answer.status !== 201) throw new Error(`No seats were ordered: ${JSON.stringify(answer)}`);
  const order = db.state.orders.find(({ id }) => id === answer.body.id);
  if (!order) throw new Error('The order is missing');
  return order;
};

/** An invitation to one of three seats; its link is stored in this tab. */
export const openSeat =
  (change: Partial<StoredSeat> = {}, prepare: (api: MockApi) => void = () => {}) =>
  (api: MockApi): void => {
    const order = buySeats(api, 3);
    inviteToSeats(api.db, order, { line_id: order.lines[0]?.id ?? '', emails: ['sultana@example.com'] });
    const [seat] = api.db.state.seats;
    if (seat) Object.assign(seat, { token: SEAT_TOKEN }, change);
    saveSeatToken(SEAT_TOKEN);
    prepare(api);
  };

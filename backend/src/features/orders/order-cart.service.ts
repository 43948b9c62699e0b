import type { GuestCartOrderInput, OrderDetail } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, runOnce } from '../../idempotency/idempotency.ts';
import type { PaymentProvider } from '../billing/provider.adapter.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';
import { emptyCart } from './cart.repository.ts';
import { lockCartItems } from './cart.service.ts';
import { createGuestOrder } from './create-guest-order.service.ts';
import { type StartedOrder, startOrderIn } from './order-payment.service.ts';
import { buyWithWalletIn } from './orders.service.ts';
import { type Purchase, toExpectedCents, toRequestFingerprint } from './selected-plan.service.ts';

type CartPurchase = Omit<Purchase, 'items'>;

/** The items are not part of what identifies the request: a repeated one finds the cart empty. */
const toRequest = ({ userId, key, at, ...purchase }: CartPurchase, provider: string | null) => ({
  userId,
  key,
  operation: 'orderCart',
  body: { provider, ...toRequestFingerprint({ userId, key, at, ...purchase, items: [] }) },
  at,
});

const toOwner = (userId: string): SaveOwner => ({ column: 'user_id', id: userId });

/**
 * Buys the customer's cart from the wallet and empties it.
 * @throws AppError as `buyWithWallet` and `lockCartItems`
 */
export function buyCartWithWallet(
  deps: Pick<Deps, 'db' | 'mail' | 'env'>,
  purchase: CartPurchase,
): Promise<IdempotentResult<OrderDetail>> {
  const owner = toOwner(purchase.userId);
  return runOnce(deps.db, toRequest(purchase, null), async (tx) => {
    const { items } = await lockCartItems(tx, owner, { at: purchase.at, isGift: purchase.gift !== undefined });
    const outcome = await buyWithWalletIn(deps, tx, { ...purchase, items });
    if ('result' in outcome) await emptyCart(tx, owner);
    return outcome;
  });
}

/**
 * Creates an order for the customer's cart, waiting for payment, and empties the cart.
 * @throws AppError as `startOrder` and `lockCartItems`
 */
export function startCartOrder(
  deps: Pick<Deps, 'db' | 'mail' | 'env'>,
  provider: PaymentProvider,
  purchase: CartPurchase,
): Promise<IdempotentResult<StartedOrder>> {
  const owner = toOwner(purchase.userId);
  return runOnce(deps.db, toRequest(purchase, provider.name), async (tx) => {
    const { items } = await lockCartItems(tx, owner, { at: purchase.at, isGift: purchase.gift !== undefined });
    const order = await startOrderIn(deps, tx, provider, { ...purchase, items });
    await emptyCart(tx, owner);
    return { status: 201, result: order };
  });
}

interface GuestCartRequest {
  input: GuestCartOrderInput;
  visitorId: string | null;
  key: string | undefined;
  /** the country of the buyer's network */
  network: string | null | undefined;
  language: Language;
  at: Date;
}

/** Orders a visitor's cart without an account and empties it. @throws AppError as `createGuestOrder` and `lockCartItems` */
export function orderGuestCart(
  deps: SettlementDeps,
  { input, visitorId, key, network, language, at }: GuestCartRequest,
) {
  const owner: SaveOwner | null = visitorId === null ? null : { column: 'visitor_id', id: visitorId };
  const {
    email,
    name,
    country,
    provider,
    coupon,
    total,
    again,
    withdrawal_consent,
    vat_number: vatNumber,
    gift,
    purchaseOrder,
  } = input;
  return createGuestOrder(deps, {
    operation: 'orderGuestCart',
    buyer: { email, name, country, vatNumber },
    body: { provider, coupon, country, name, total, again, vatNumber, gift, purchaseOrder },
    provider,
    coupon,
    expectedCents: toExpectedCents(total),
    again,
    consentWording: withdrawal_consent,
    gift,
    purchaseOrder,
    loadItems: async (tx) => (await lockCartItems(tx, owner, { at, isGift: gift !== undefined })).items,
    onOrdered: async (tx) => {
      if (owner) await emptyCart(tx, owner);
    },
    key,
    network,
    visitorId,
    language,
    at,
  });
}

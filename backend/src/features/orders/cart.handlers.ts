import { randomUUID } from 'node:crypto';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createLink } from '../../guests/guest-link.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { recordPlace } from '../billing/buyer-locations.repository.ts';
import { startPayment } from '../billing/payments.service.ts';
import { getOrderProvider } from '../billing/providers.service.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { getSaveOwner } from '../catalogue/save-owner.rules.ts';
import { addToCart, changeQuantity, quoteCart, readCart, removeFromCart } from './cart.service.ts';
import { addBundleToCart, removeBundleFromCart } from './cart-bundles.service.ts';
import { getGuestOrder, verifyToken } from './guest-order.service.ts';
import { buyCartWithWallet, orderGuestCart, startCartOrder } from './order-cart.service.ts';
import { getOrder } from './order-payment.service.ts';
import { toConsent, toExpectedCents } from './selected-plan.service.ts';

type Operations =
  | 'getCart'
  | 'addCartItem'
  | 'updateCartItem'
  | 'removeCartItem'
  | 'addCartBundle'
  | 'removeCartBundle'
  | 'quoteCart'
  | 'orderCart'
  | 'orderGuestCart';

/** The cart of the signed-in customer, or of a visitor with a signed cookie. */
export function createCartHandlers(deps: SettlementDeps & Deps): FeatureHandlers<Operations> {
  const { db, clock, limits, visitors } = deps;
  return {
    getCart: async ({ user, call }) => ({ status: 200, body: await readCart(deps, getSaveOwner(user, call)) }),

    addCartItem: async ({ user, call, body }) => {
      const owner = getSaveOwner(user, call) ?? { column: 'visitor_id', id: randomUUID() };
      const { product_id: productId, plan_id: planId, tier, quantity = 1, chosen_price: chosenPrice } = body;
      const cart = await addToCart(deps, owner, { productId, planId, tier, quantity, chosenPrice });
      if (owner.column === 'user_id') return { status: 200, body: cart };
      return { status: 200, headers: { 'Set-Cookie': visitors.cookie(owner.id) }, body: cart };
    },

    updateCartItem: async ({ user, call, params, body }) => {
      const owner = getSaveOwner(user, call);
      if (!owner) throw notFound();
      return { status: 200, body: await changeQuantity(deps, owner, { itemId: params.id, quantity: body.quantity }) };
    },

    removeCartItem: async ({ user, call, params }) => {
      const owner = getSaveOwner(user, call);
      const body = owner ? await removeFromCart(deps, owner, params.id) : await readCart(deps, null);
      return { status: 200, body };
    },

    addCartBundle: async ({ user, call, body }) => {
      const owner = getSaveOwner(user, call) ?? { column: 'visitor_id', id: randomUUID() };
      const cart = await addBundleToCart(deps, owner, body.bundle_id);
      if (owner.column === 'user_id') return { status: 200, body: cart };
      return { status: 200, headers: { 'Set-Cookie': visitors.cookie(owner.id) }, body: cart };
    },

    removeCartBundle: async ({ user, call, params }) => {
      const owner = getSaveOwner(user, call);
      const bundleId = Number(params.id);
      return {
        status: 200,
        body: owner ? await removeBundleFromCart(deps, owner, bundleId) : await readCart(deps, null),
      };
    },

    quoteCart: async ({ user, call, body: { coupon, country, vat_number: vatNumber, is_gift: isGift = false } }) => {
      if (!user && vatNumber) await limits.consume('vat-checks', call.ip);
      if (coupon !== undefined) await limits.consume('coupon-tries', user?.id ?? call.ip);
      const owner = getSaveOwner(user, call);
      return {
        status: 200,
        body: await quoteCart(deps, owner, {
          userId: user?.id ?? null,
          coupon,
          country,
          vatNumber,
          network: call.country,
          isGift,
        }),
      };
    },

    orderCart: async ({ user, body, headers, call: { language, country: network, visitorId } }) => {
      const { coupon, country, again } = body;
      if (coupon !== undefined) await limits.consume('coupon-tries', user.id);
      await prepareVatCheck(deps, { userId: user.id, country });
      const purchase = {
        userId: user.id,
        coupon,
        country,
        again,
        expectedCents: toExpectedCents(body.total),
        consent: toConsent(body.withdrawal_consent, language),
        gift: body.gift,
        purchaseOrder: body.purchaseOrder,
        onInvoice: body.onInvoice,
        network,
        visitorId,
        language,
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      if (body.onInvoice && body.provider !== 'manual') throw invalid('onInvoice', REFUSALS.notOnInvoice);
      if (body.provider === undefined) {
        const { result, replayed } = await buyCartWithWallet(deps, purchase);
        await recordPlace(db, { orderId: result.id, source: 'network', country: network, at: purchase.at });
        return { status: 201, body: result, ...(replayed ? { headers: REPLAYED } : {}) };
      }
      const provider = await getOrderProvider(deps, body.provider);
      const { result, replayed } = await startCartOrder(deps, provider, purchase);
      await recordPlace(db, { orderId: result.orderId, source: 'network', country: network, at: purchase.at });
      await startPayment(deps, provider, user, { id: result.paymentId, language });
      const order = await getOrder(deps, user.id, result.orderId);
      return { status: 201, body: order, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    orderGuestCart: async ({ body, headers, call: { ip, visitorId, language, country } }) => {
      await limits.consume('guest-network', ip);
      await limits.consume('guest-address', toPersonKey(body.email));
      if (body.coupon !== undefined) await limits.consume('coupon-tries', ip);
      if (body.vat_number) await limits.consume('vat-checks', ip);
      const at = clock.now();
      const request = { input: body, visitorId, key: headers['idempotency-key'], network: country, language, at };
      const { result, replayed } = await orderGuestCart(deps, request);
      await recordPlace(db, { orderId: result.orderId, source: 'network', country, at });
      const token = await createLink(db, result.guest.id, at);
      const order = await getGuestOrder(deps, await verifyToken(deps, token));
      return { status: 201, body: { token, order }, ...(replayed ? { headers: REPLAYED } : {}) };
    },
  };
}

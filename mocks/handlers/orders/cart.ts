import type { User } from '../../../contract/generated/model.ts';
import { BUNDLE_REFUSALS } from '../../../contract/rules/bundles.ts';
import { findChosenPriceProblem } from '../../../contract/rules/chosen-prices.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { findPlan } from '../../../contract/rules/plan-ids.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound, type Problem } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { findBundle } from '../../store/bundles.ts';
import { addCartBundle } from '../../store/cart-bundles.ts';
import { isCartPriced, orderCart, quoteCart } from '../../store/cart-orders.ts';
import { addToCart, isFreeInSeats, maxUnits, openCart, setQuantity, toCart } from '../../store/carts.ts';
import type { MockDb } from '../../store/db.ts';
import { openNewGuestOrder } from '../../store/guest-placement.ts';
import { runOnce } from '../../store/idempotency.ts';
import { paymentMethods } from '../../store/payments.ts';
import { selectPlanFile } from '../../store/plan-files.ts';
import { publicProducts } from '../../store/products.ts';
import { VISITOR } from '../../store/readers.ts';

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

const ownerOf = (user: User | undefined): string => user?.id ?? VISITOR;

export const createCartHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const answerCart = (user: User | undefined) => ({ status: 200 as const, body: toCart(db, ownerOf(user), user) });
  const tooMany = (max: number) => invalidField('quantity', REFUSALS.cartQuantity(max));

  return {
    getCart: ({ user }) => answerCart(user),

    addCartItem: ({ body, user }) => {
      const { product_id: productId, quantity = 1, chosen_price: chosen } = body;
      const entry = publicProducts(db).find(({ product }) => product.id === productId);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const plan = findPlan(entry.product.pricing, { id: body.plan_id, name: body.tier });
      if (!plan) return invalidField('tier', REFUSALS.choosePlan);
      if (!selectPlanFile(db, entry, plan.id)) return conflict(REFUSALS.notForSale);
      const max = maxUnits(db, entry, plan);
      if (quantity > max) return tooMany(max);
      const problem = findChosenPriceProblem(plan, chosen, db.state.paymentSettings.currency);
      if (problem) return invalidField('chosen_price', problem);
      const chosenCents = chosen === undefined ? null : toCents(chosen);
      if (isFreeInSeats(plan, { quantity, chosenCents })) return invalidField('seats', REFUSALS.seatsFree);
      const isAdded = addToCart(db, ownerOf(user), { productId, planId: plan.id, quantity, chosenCents });
      return isAdded ? answerCart(user) : conflict(REFUSALS.cartFull);
    },

    updateCartItem: ({ params, body, user }) => {
      const opened = openCart(db, ownerOf(user)).find(({ item }) => item.id === params.id);
      if (!opened) return notFound();
      if (!opened.plan || !opened.file) return notFound(REFUSALS.productNotFound);
      const max = maxUnits(db, opened.entry, opened.plan);
      if (body.quantity > max) return tooMany(max);
      if (isFreeInSeats(opened.plan, { ...opened.item, quantity: body.quantity }))
        return invalidField('seats', REFUSALS.seatsFree);
      setQuantity(db, ownerOf(user), { id: params.id, quantity: body.quantity });
      return answerCart(user);
    },

    removeCartItem: ({ params, user }) => {
      const owner = ownerOf(user);
      db.state.carts[owner] = (db.state.carts[owner] ?? []).filter(({ id }) => id !== params.id);
      return answerCart(user);
    },

    addCartBundle: ({ body, user }) => {
      const bundle = findBundle(db, body.bundle_id, user?.id);
      if (!bundle) return notFound(BUNDLE_REFUSALS.bundleNotForSale);
      return addCartBundle(db, ownerOf(user), bundle) ? answerCart(user) : conflict(REFUSALS.cartFull);
    },

    removeCartBundle: ({ params, user }) => {
      const owner = ownerOf(user);
      db.state.cartBundles[owner] = (db.state.cartBundles[owner] ?? []).filter((id) => id !== Number(params.id));
      return answerCart(user);
    },

    quoteCart: ({ body, user }) => quoteCart(db, { owner: ownerOf(user), userId: user?.id ?? null }, body),

    orderCart: ({ body, user, headers }) => {
      const isOffered = paymentMethods(db).some(({ provider }) => provider === body.provider && provider !== 'demo');
      if (body.provider && !isOffered) return invalidField('provider', REFUSALS.providerUnknown);
      const buyer = { owner: user.id, userId: user.id };
      return runOnce(db, user.id, headers['idempotency-key'], `cart ${JSON.stringify(body)}`, () =>
        orderCart(db, buyer, body),
      );
    },

    orderGuestCart: ({ body, headers }) =>
      openNewGuestOrder<Problem<400> | Problem<409>>(db, {
        input: body,
        key: headers['idempotency-key'],
        request: `guest cart ${JSON.stringify(body)}`,
        isPriced: () => isCartPriced(db, VISITOR, body),
        place: (userId) => orderCart(db, { owner: VISITOR, userId }, body),
      }),
  };
};

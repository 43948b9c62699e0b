import type { OrderGift } from '@/api/generated/model.ts';
import { saveGiftToken } from '@/features/public/orders/gifts/gift-token.ts';
import type { MockApi } from '../../../mocks/api.ts';
import type { StoredGift } from '../../../mocks/store/gifts.ts';
import { placeOrder } from '../../../mocks/store/order-placement.ts';

const GIFT_TOKEN = 'sample-gift-token';

/** As its buyer sees it. */
export const sampleGift: OrderGift = {
  status: 'sent',
  recipient_name: 'Sultana Begum',
  recipient_email: 'sultana@example.com',
  sender_name: 'Nadia',
  message: 'Happy birthday, Apa!\nMay the new year bring you many quiet mornings.',
  language: 'en',
  deliver_on: '2026-11-20',
  sent_at: '2026-11-20T02:05:00Z',
  claimed_at: null,
  kept: false,
};

/** A gift of a program with a licence key, from the demo's customer; its link is stored in this tab. */
export const openGift =
  (change: Partial<StoredGift> = {}, prepare: (api: MockApi, orderId: string) => void = () => {}) =>
  (api: MockApi): void => {
    const { db } = api;
    const product = db.state.catalogue.find(({ licenceKeys, file }) => licenceKeys && file)?.product;
    const tier = product?.pricing.find(({ price }) => price > 0)?.name ?? '';
    const buyer = db.state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
    const { recipient_name, recipient_email, sender_name, message } = sampleGift;
    const gift = { recipient_name, recipient_email, sender_name, message };
    const answer = placeOrder(db, buyer, { product_id: product?.id ?? 0, tier, again: true, gift });
    if (answer.status !== 201) throw new Error(`The gift was not ordered: ${JSON.stringify(answer)}`);
    const { id } = answer.body;
    const stored = db.state.gifts[id];
    if (stored) Object.assign(stored, change);
    db.state.giftLinks[GIFT_TOKEN] = id;
    saveGiftToken(GIFT_TOKEN);
    prepare(api, id);
  };

import type { Kysely } from 'kysely';
import type { Database } from '../../../backend/src/db/schema.ts';
import type { FileStorage } from '../../../backend/src/storage/storage.ts';
import { createOffer } from '../../../backend/test/factories/commerce.ts';

/** What the shop sells in every run. */
export interface Shop {
  /** Without licences, at several prices. */
  plain: [number, ...number[]];
  /** With generated licence keys for two devices. */
  licensed: number;
  /** With keys that the owner imports, too few of them. */
  imported: number;
  /** With seats. */
  seats: number;
  /** A plan of one month, which can be renewed. */
  monthly: number;
}

const DEVICES = 2;
const IMPORTED_KEYS = 40;

const rights = { activations: DEVICES, updateMonths: 12, supportMonths: 0 };

/** Adds products, tax rates and payment methods to an empty shop. */
export async function stockShop(db: Kysely<Database>, storage: FileStorage): Promise<Shop> {
  const offer = async (title: string, price: number, plan: object = {}, values: object = {}) => {
    const { id } = await createOffer(db, storage, { title, prices: { Pro: price } });
    const pricing = JSON.stringify([{ name: 'Pro', price, period: 'once', features: [], ...plan }]);
    await db
      .updateTable('products')
      .set({ pricing, ...values })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const settings = { id: 1, manual_enabled: true, manual_title: 'bKash', manual_instructions: 'Send it.', version: 1 };
  await db.insertInto('payment_settings').values(settings).execute();
  const rates = JSON.stringify([{ country: 'BD', name: 'VAT', percent: 15 }]);
  await db.updateTable('invoice_settings').set({ rates }).execute();
  const shop: Shop = {
    plain: [await offer('River Map', 9.99), await offer('Tide Table', 49), await offer('Harbour Atlas', 199.95)],
    licensed: await offer('Depth Sounder', 29, { rights }, { licence_keys: true }),
    imported: await offer('Chart Reader', 19.5, { rights }, { licence_keys: true }),
    seats: await offer('Fleet Planner', 12, { rights: { ...rights, seats: true } }, { licence_keys: true }),
    monthly: await offer('Weather Feed', 5, { period: 'month' }),
  };
  const keys = Array.from({ length: IMPORTED_KEYS }, (_, nth) => ({
    product_id: shop.imported,
    key: `BOX-${nth}`,
    created_at: new Date(),
  }));
  await db.insertInto('licence_pool').values(keys).execute();
  return shop;
}

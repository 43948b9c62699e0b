import type { Kysely } from 'kysely';
import type { SearchHit } from '../../../../contract/generated/model.ts';
import { t } from '../../../../contract/i18n/macros.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { searchDownloads, searchOrders, searchProducts } from './search.repository.ts';

const MAX_PER_KIND = 5;

/**
 * Products, then the user's own orders and downloads; an order is also found by '#10125', as its number is displayed.
 */
export async function searchAccount(
  db: Kysely<Database>,
  userId: string,
  query: string,
  language: Language,
): Promise<SearchHit[]> {
  const text = query.trim().replace(/^#/, '');
  const products = await searchProducts(db, text, MAX_PER_KIND);
  const orders = await searchOrders(db, userId, text, MAX_PER_KIND);
  const downloads = await searchDownloads(db, userId, text, MAX_PER_KIND);
  return [
    ...products.map(({ id, title, category }) => ({
      kind: 'product' as const,
      title,
      detail: category,
      href: `/product/${id}`,
    })),
    ...orders.map(({ id, number, product_name }) => ({
      kind: 'order' as const,
      title: t(language)`Order #${number}`,
      detail: product_name,
      href: `/dashboard/orders?order=${id}`,
    })),
    ...downloads.map(({ file_name, product_name }) => ({
      kind: 'download' as const,
      title: file_name,
      detail: product_name,
      href: '/dashboard/downloads',
    })),
  ];
}

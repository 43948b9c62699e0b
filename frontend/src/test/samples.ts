import { toSite } from '@contract/rules/site-sections.ts';
import { seedContent } from '../../../mocks/store/seed-content.ts';
import { type Order, OrderStatus } from '../api/generated/model.ts';

const { site, sections, home } = seedContent();

/** Settings and slides of the demo, for stories of single components. */
export const sampleSite = { ...site, ...toSite(sections, () => true, { productFilters: [], postFilters: [] }) };
export const sampleSlides = home.slides;

const products = sampleSlides.map(({ name }) => name);
const amounts = [9.99, 14.99, 29.99, 0, 1249.5];
const statuses = Object.values(OrderStatus);

/** Orders of every status, with ordinary and unusual amounts, newest first. */
export const sampleOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    number: 10_000 + count - index,
    product_name: products[index % products.length] ?? '',
    amount: amounts[index % amounts.length] ?? 0,
    status: statuses[index % statuses.length] ?? 'pending',
    created_at: new Date(Date.UTC(2026, 10, 19) - index * 2 * 86_400_000).toISOString(),
  }));

/** The demo's customer as shown in the sidebar. */
export const samplePerson = { name: 'Nadia Rahman', email: 'customer@example.com', avatar: null };

/** A name and an email longer than any sidebar. */
export const longPerson = {
  name: 'Muhammad Abdullah Al-Mamun Chowdhury Siddique',
  email: 'muhammad.abdullah.al-mamun.chowdhury.siddique@mail.example.com',
  avatar: null,
};

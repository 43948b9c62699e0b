import type { MockApi } from '../../../mocks/api.ts';
import { recordChange } from '../../../mocks/store/audit.ts';
import { seed } from '../../../mocks/store/seed.ts';
import type { AdminUser } from '../api/generated/model.ts';
import type { Column } from '../features/admin/kit/list/column.ts';

export interface SampleRow {
  readonly id: number;
  readonly product: string;
  readonly status: string;
  readonly sold: number;
  readonly price: string;
}

const NAMES = ['Ramadan Calendar 2025', 'Bangla Calendar 2025', 'Learn UX UI Design Bangla', 'Mehndi & Henna Design'];
const STATUSES = ['published', 'draft', 'pending', 'cancelled'];

/** Rows for stories of the kit. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product: NAMES[index % NAMES.length] ?? '',
    status: STATUSES[index % STATUSES.length] ?? '',
    sold: (index * 37) % 1000,
    price: `$${(9.99 + (index % 7) * 5).toFixed(2)}`,
  }));

export const sampleColumns: Column<SampleRow>[] = [
  { id: 'product', header: 'Product', cell: ({ product }) => product, sort: 'product', phone: 'title' },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'sold', header: 'Sold', cell: ({ sold }) => sold, numeric: true, sort: 'sold', phone: 'label' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, numeric: true, phone: 'label' },
];

const USER_ID = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

/** A user who is not in the store. */
export const sampleUser: AdminUser = {
  id: USER_ID,
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  status: 'active',
  role: 'customer',
  is_admin: false,
  rights: [],
  created_at: '2026-03-14T10:00:00.000Z',
  version: 1,
};

/** The demo's customer, who has a wallet; ids of the seed are always the same. */
export const demoUser = (): AdminUser => {
  const user = seed().accounts.find(({ user: { role } }) => role === 'customer')?.user;
  return user ? { ...sampleUser, id: user.id, name: user.name, email: user.email } : sampleUser;
};

/** Forty-five changes by the demo's administrator. */
export const manyChanges = (api: MockApi): void => {
  api.db.state.audit = [];
  const actorId = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
  for (let index = 0; index < 45; index += 1) {
    const isOrder = index % 3 === 0;
    recordChange(api.db, {
      actorId,
      action: isOrder ? 'order.update' : 'product.update',
      subject: isOrder ? 'order' : 'product',
      subjectId: index,
      label: isOrder ? `Order #${10_080 + index}` : (NAMES[index % NAMES.length] ?? ''),
      before: isOrder ? { status: 'processing' } : { version: `1.${index}.0`, status: 'draft' },
      after: isOrder ? { status: 'completed' } : { version: `1.${index + 1}.0`, status: 'published' },
    });
  }
};

import {
  type Download,
  type OrderDetail,
  type OrderLine,
  type Payment,
  type Transaction,
  TransactionType,
} from '../api/generated/model.ts';

const DAY = 86_400_000;
const before = (days: number) => new Date(Date.UTC(2026, 10, 19, 14, 5) - days * DAY).toISOString();

export const sampleDownload: Download = {
  id: '0198f2c4-5a1b-7c3d-8e4f-1234567890ab',
  file_name: 'ramadan-calendar-2025-2.4.0.zip',
  download_count: 209,
  created_at: before(1),
  size_bytes: 43_200_000,
  product_name: 'Ramadan Calendar 2025',
  version: '2.4.0',
  rights: {
    plan_id: '00000000-0000-4000-9000-000000010001',
    renewable: false,
    tier: 'Mosque and office',
    activations: 3,
    holds_until: null,
    grace_until: null,
    updates_until: '2027-11-20T09:00:00Z',
    support_until: '2027-11-20T09:00:00Z',
    ended: false,
  },
  missed: null,
};
/** Bought long enough ago that the newest version is not included. */
export const outdatedDownload: Download = {
  ...sampleDownload,
  rights: {
    plan_id: '00000000-0000-4000-9000-000000010000',
    renewable: false,
    tier: 'Free',
    activations: 1,
    holds_until: null,
    grace_until: null,
    support_until: null,
    ended: false,
    updates_until: '2026-02-03T09:00:00Z',
  },
  missed: { version: '3.0.0', product_id: 1 },
};

/** A name in Bangla, one longer than any line and without break opportunities, and one written from right to left. */
export const banglaDownload: Download = {
  ...sampleDownload,
  file_name: 'বাংলা-ক্যালেন্ডার-২০২৫-সম্পূর্ণ-সংস্করণ-ছাপার-জন্য-প্রস্তুত.pdf',
  product_name: 'বাংলা ক্যালেন্ডার ২০২৫',
};
export const longDownload: Download = {
  ...sampleDownload,
  file_name: `ramadan_kareem_backgrounds_${'complete_edition_with_sources_'.repeat(5)}final.zip`,
  product_name: 'Ramadan Kareem Background bundle, complete edition with sources and two years of updates',
  version: '2.4.0-beta.1',
  download_count: 1_234_567,
};
export const arabicDownload: Download = { ...sampleDownload, file_name: 'تقويم رمضان ٢٠٢٥.png', version: null };

const sampleOrderLine: OrderLine = {
  id: '0198f2c4-5a1b-7c3d-8e4f-000000000001',
  product_id: 3,
  product_name: 'Learn UX UI Design Bangla',
  tier: 'Full course',
  plan_id: '00000000-0000-4000-9000-000000030001',
  quantity: 1,
  price: 19.99,
  discount: 0,
  amount: 19.99,
  refunded: 0,
  download_id: sampleDownload.id,
};

/** A completed order, with its file. */
export const sampleOrderDetail: OrderDetail = {
  id: '0198f2c4-5a1b-7c3d-8e4f-abcdef012345',
  number: 10_120,
  product_name: 'Learn UX UI Design Bangla',
  amount: 19.99,
  status: 'completed',
  created_at: before(3),
  product_id: 3,
  tier: 'Full course',
  plan_id: '00000000-0000-4000-9000-000000030001',
  lines: [sampleOrderLine],
  download_id: sampleDownload.id,
  history: [
    { status: 'pending', created_at: before(3) },
    { status: 'processing', created_at: before(2) },
    { status: 'completed', created_at: before(1) },
  ],
  paid_by: { method: 'provider', title: 'Card', code: 'CARD-3F9A2C1B07' },
  refunds: [],
  withdrawal: { basis: 'elsewhere', until: null, consented_at: null, received_at: null },
};

/** A completed order of a cart with a coupon: one plan for three devices each, one free, and one of a deleted product. */
export const sampleCartOrder: OrderDetail = {
  ...sampleOrderDetail,
  product_name: 'Learn UX UI Design Bangla + 3 more',
  amount: 67.46,
  coupon: { code: 'EID25', discount: 7.49 },
  lines: [
    sampleOrderLine,
    {
      ...sampleOrderLine,
      id: '0198f2c4-5a1b-7c3d-8e4f-000000000002',
      product_id: 6,
      product_name: 'Windows Image Upscaler Software',
      tier: 'Studio',
      quantity: 3,
      price: 44.97,
      discount: 7.49,
      amount: 37.48,
      refunded: 12.5,
    },
    {
      ...sampleOrderLine,
      id: '0198f2c4-5a1b-7c3d-8e4f-000000000003',
      product_id: 5,
      product_name: 'রমজান ব্যাকগ্রাউন্ড',
      tier: 'Free',
      price: 0,
      amount: 0,
    },
    {
      ...sampleOrderLine,
      id: '0198f2c4-5a1b-7c3d-8e4f-000000000004',
      product_id: null,
      product_name: 'Ramadan Kareem Background bundle, complete edition with sources and two years of updates',
      tier: 'Mosques, schools and municipal offices with up to 200 screens',
      price: 9.99,
      amount: 9.99,
      refunded: 9.99,
      download_id: null,
    },
  ],
};

/** What a pending order is waiting for. */
export const samplePayment: Payment = {
  id: '0198f2c4-5a1b-7c3d-8e4f-abcdef012346',
  code: 'CARD-3F9A2C1B07',
  provider: 'stripe',
  title: 'Card',
  purpose: 'order',
  order: null,
  amount: 19.99,
  currency: 'USD',
  status: 'pending',
  waiting: false,
  reason: null,
  checkoutUrl: 'https://pay.example/1',
  instructions: null,
  transferNumber: null,
  created_at: before(3),
};

const amounts = [250, -9.99, -14.99, 29.99, -0.01];

/** Transactions of every kind, newest first, each with the balance after it. */
export const sampleTransactions = (count: number): Transaction[] => {
  const types = Object.values(TransactionType);
  let balance = 1000;
  return Array.from({ length: count }, (_, index): Transaction => {
    const amount = amounts[index % amounts.length] ?? 0;
    balance += amount;
    return {
      id: index + 1,
      type: types[index % types.length] ?? 'deposit',
      reference: `Order #${10_100 + index}`,
      amount,
      balance_after: Math.round(balance * 100) / 100,
      created_at: before(count - index),
    };
  }).reverse();
};

import type {
  AdminOrderDetail,
  AdminOrderLine,
  AdminOrderRow,
  AdminProduct,
  AdminProductRow,
  AdminRefund,
} from '../api/generated/model.ts';
import { sampleProduct } from './product-samples.ts';
import { sampleHour, sampleId } from './sample-values.ts';

export const sampleAdminLine: AdminOrderLine = {
  id: sampleId(40),
  product_id: 3,
  product_name: 'Learn UX UI Design Bangla',
  tier: 'Full course',
  quantity: 1,
  price: 19.99,
  discount: 0,
  amount: 19.99,
  refunded: 0,
  file: { file_name: 'ux-ui-design-workbook.pdf', version: '1.5.0', download_count: 3, revoked: false },
  rights: {
    plan_id: '00000000-0000-4000-9000-000000030001',
    renewable: false,
    tier: 'Full course',
    activations: 3,
    holds_until: null,
    grace_until: null,
    updates_until: '2027-11-09T09:00:00Z',
    support_until: '2027-11-09T09:00:00Z',
    ended: false,
  },
};

export const sampleAdminOrder: AdminOrderDetail = {
  id: sampleId(1),
  number: 10_120,
  customer: { id: sampleId(2), name: 'Nadia Rahman', email: 'customer@example.com' },
  product_name: 'Learn UX UI Design Bangla',
  tier: 'Full course',
  status: 'completed',
  total: 19.99,
  created_at: sampleHour(9),
  product_id: 3,
  lines: [sampleAdminLine],
  history: [
    { status: 'pending', created_at: sampleHour(9) },
    { status: 'processing', created_at: sampleHour(10) },
    { status: 'completed', created_at: sampleHour(14) },
  ],
  paid_by: { method: 'provider', title: 'Card', code: 'CARD-3F9A2C1B07' },
  movements: [{ id: 12, type: 'purchase', amount: -19.99, reference: 'Order #10120', created_at: sampleHour(9) }],
  file: sampleAdminLine.file,
  rights: sampleAdminLine.rights,
  next: ['refunded'],
  refunds: [],
  refunded: 0,
  refundable: [
    { to: 'source', title: 'Card CARD-3F9A2C1B07', most: 19.99 },
    { to: 'manual', title: 'Manual transfer', most: 19.99 },
    { to: 'wallet', title: 'Wallet', most: 19.99 },
  ],
  disputed: false,
  withdrawal: {
    basis: 'elsewhere',
    until: null,
    country: 'BD',
    consented_at: null,
    consent_wording: null,
    statement: null,
  },
  buyerPlace: { state: 'confirmed', billing: 'BD', network: 'BD', payment: null },
};

/** A customer in Germany has withdrawn, and nothing is decided yet. */
export const sampleWithdrawal: AdminOrderDetail['withdrawal'] = {
  basis: 'statutory',
  until: '2099-11-25T04:00:00Z',
  country: 'DE',
  consented_at: null,
  consent_wording: null,
  statement: { name: 'Nadia Rahman', email: 'customer@example.com', received_at: sampleHour(16), open: true },
};

/** The customer has asked the bank to take the payment back, and the bank has not decided yet. */
export const disputedOrder: AdminOrderDetail = { ...sampleAdminOrder, next: [], refundable: [], disputed: true };

export const sampleRefund: AdminRefund = {
  id: sampleId(20),
  line_id: null,
  amount: 19.99,
  to: 'wallet',
  origin: 'studio',
  title: 'Wallet',
  reason: 'The course was bought twice',
  withdraws: true,
  status: 'done',
  problem: null,
  by: 'Tanvir Ahmed',
  created_at: sampleHour(20),
};

const revoked = {
  file: sampleAdminLine.file && { ...sampleAdminLine.file, revoked: true },
  rights: sampleAdminLine.rights && { ...sampleAdminLine.rights, ended: true },
};

export const refundedOrder: AdminOrderDetail = {
  ...sampleAdminOrder,
  status: 'refunded',
  history: [...sampleAdminOrder.history, { status: 'refunded', created_at: sampleHour(20) }],
  movements: [
    ...sampleAdminOrder.movements,
    { id: 13, type: 'refund', amount: 19.99, reference: 'Order #10120', created_at: sampleHour(20) },
  ],
  ...revoked,
  lines: [{ ...sampleAdminLine, ...revoked, refunded: 19.99 }],
  next: [],
  refunds: [sampleRefund],
  refunded: 19.99,
  refundable: [],
};

/** A cart with a coupon: the first line is refunded in part, the last one in full with its access removed. */
export const cartOrder: AdminOrderDetail = {
  ...sampleAdminOrder,
  product_name: 'Learn UX UI Design Bangla + 2 more',
  total: 67.46,
  coupon: { code: 'EID25', discount: 7.49 },
  lines: [
    { ...sampleAdminLine, refunded: 4.5 },
    {
      ...sampleAdminLine,
      id: sampleId(41),
      product_id: 6,
      product_name: 'Windows Image Upscaler Software',
      tier: 'Studio',
      quantity: 3,
      price: 44.97,
      discount: 7.49,
      amount: 37.48,
      file: { file_name: 'image-upscaler-3.1.0-setup.exe', version: '3.1.0', download_count: 1, revoked: false },
    },
    {
      ...sampleAdminLine,
      id: sampleId(42),
      product_id: null,
      product_name: 'রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet and two years of updates',
      tier: null,
      price: 9.99,
      amount: 9.99,
      refunded: 9.99,
      ...revoked,
    },
  ],
  refunds: [
    { ...sampleRefund, id: sampleId(21), line_id: sampleId(42), amount: 9.99, reason: 'Bought by mistake' },
    { ...sampleRefund, id: sampleId(22), line_id: sampleId(40), amount: 4.5, reason: null, withdraws: false },
  ],
  refunded: 14.49,
  refundable: [
    { to: 'source', title: 'Card CARD-3F9A2C1B07', most: 52.97 },
    { to: 'manual', title: 'Manual transfer', most: 52.97 },
    { to: 'wallet', title: 'Wallet', most: 52.97 },
  ],
};

/** Ordered, not paid from the wallet, nothing delivered. */
export const openOrder: AdminOrderDetail = {
  ...sampleAdminOrder,
  status: 'processing',
  history: sampleAdminOrder.history.slice(0, 2),
  paid_by: null,
  movements: [],
  lines: [{ ...sampleAdminLine, file: null, rights: null }],
  file: null,
  rights: null,
  next: ['completed', 'cancelled'],
  refundable: [],
};

const {
  history,
  paid_by,
  movements,
  file,
  rights,
  next,
  product_id,
  lines,
  refunds,
  refunded,
  refundable,
  disputed,
  ...row
} = sampleAdminOrder;

export const sampleOrderRows: AdminOrderRow[] = [
  row,
  { ...row, id: sampleId(3), number: 10_119, status: 'pending', total: 1_000_000.5, created_at: sampleHour(8) },
  {
    ...row,
    id: sampleId(4),
    number: 10_118,
    status: 'refunded',
    tier: null,
    charge: {
      currency: 'BDT',
      price: 2428.79,
      tax: 0,
      total: 2428.79,
      base: 'USD',
      rate: 121.5,
      rate_date: '2026-11-30',
    },
    product_name: 'রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet and two years of updates',
    customer: {
      id: sampleId(5),
      name: 'Maximiliana Konstantinopolous-Featherstonehaugh of Lower Bengal',
      email: 'maximiliana.konstantinopolous-featherstonehaugh@correspondence.example.com',
    },
  },
  { ...row, id: sampleId(6), number: 10_117, status: 'cancelled', customer: null, total: 0 },
];

const { rating, reviews, downloads, body_html: _html, ...shared } = sampleProduct;

export const sampleAdminProduct: AdminProduct = {
  ...shared,
  file: { id: sampleId(9), name: 'ramadan-calendar-2025.zip', size_bytes: 12_400_000 },
  body: '',
  faqs: shared.faqs ?? [],
  retiredPlans: [],
  planUses: shared.pricing.map((plan) => ({ id: plan.id, holders: 0, files: [] })),
  licenceKeys: true,
  status: 'published',
  revision: 4,
  updated_at: sampleHour(9),
};

export const sampleProductRow: AdminProductRow = {
  id: 1,
  title: sampleProduct.title,
  category: sampleProduct.category,
  image: sampleProduct.images[0] ?? {
    url: '/media/none.webp',
    alt: '',
    width: 4,
    height: 3,
    widths: [],
    placeholder: null,
  },
  version: sampleProduct.version,
  price: 9.99,
  period: 'month',
  freePlan: true,
  hasFile: true,
  status: 'published',
  revision: 4,
  updated_at: sampleHour(9),
};

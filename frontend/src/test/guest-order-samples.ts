import type { GuestOrder, OrderLine, Payment } from '@/api/generated/model.ts';

export const samplePayment: Payment = {
  id: '3f0c6c0e-7d6e-4a55-9b1e-2f6d1c7a9e10',
  code: 'STRIPE-3F9A2C1B07',
  provider: 'stripe',
  title: 'Card',
  purpose: 'order',
  order: null,
  amount: 9.99,
  currency: 'USD',
  status: 'pending',
  waiting: false,
  reason: null,
  checkoutUrl: null,
  instructions: null,
  transferNumber: null,
  created_at: '2026-03-02T09:15:00.000Z',
};

const sampleLine: OrderLine = {
  id: '6a4a4b52-0c8f-4c7a-8f0e-000000000001',
  product_id: 6,
  product_name: 'Windows Image Upscaler Software',
  tier: 'Pro',
  plan_id: null,
  quantity: 1,
  price: 9.99,
  discount: 0,
  amount: 9.99,
  refunded: 0,
  download_id: null,
};

/** A guest order that waits for its payment. */
export const sampleOrder: GuestOrder = {
  order: {
    id: '6a4a4b52-0c8f-4c7a-8f0e-50a5b1a0c1d2',
    number: 10_431,
    product_name: 'Windows Image Upscaler Software',
    amount: 9.99,
    status: 'pending',
    created_at: '2026-03-02T09:15:00.000Z',
    product_id: 6,
    tier: 'Pro',
    plan_id: null,
    lines: [sampleLine],
    download_id: null,
    history: [],
    paid_by: null,
    refunds: [],
    withdrawal: { basis: 'elsewhere', until: null, consented_at: null, received_at: null },
    payment: samplePayment,
  },
  email: 'nadia@example.com',
  lines: [{ id: sampleLine.id, file_name: null, licence: null }],
  file_name: null,
  licence: null,
  invoices: [],
  expires_at: '2026-04-01T09:15:00.000Z',
};

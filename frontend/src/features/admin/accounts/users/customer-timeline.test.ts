import { expect, test } from 'vitest';
import type { AdminCustomer } from '@/api/generated/model.ts';
import { customerTimeline } from './customer-timeline.ts';

const order = { id: 'o', number: 10_125, product_name: 'River Map' };

const customer: AdminCustomer = {
  id: 'c',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  avatar: null,
  account: null,
  created_at: '2026-01-01T00:00:00.000Z',
  country: null,
  spent: 10,
  wallet: null,
  orders: [
    {
      ...order,
      product_id: 1,
      tier: null,
      status: 'completed',
      total: 10,
      refunded: 0,
      created_at: '2026-02-01T00:00:00.000Z',
    },
  ],
  licences: [],
  payments: null,
  refunds: [
    {
      id: 'r',
      order,
      amount: 4,
      to: 'source',
      status: 'pending',
      reason: null,
      created_at: '2026-04-01T00:00:00.000Z',
    },
  ],
  conversations: [],
  mails: [
    {
      id: 'm',
      kind: 'receipt',
      subject: 'Receipt',
      status: 'sent',
      created_at: '2026-03-01T00:00:00.000Z',
      answer: null,
      resendable: false,
    },
  ],
  sessions: { open: 0, browsers: 0, last_seen_at: null },
  notes: [],
  counts: { orders: 1, licences: 0, payments: null, refunds: 1, conversations: 0, mails: 1 },
  years: [],
};

test('what happened is in one order, newest first', () => {
  const { events, since } = customerTimeline(customer);
  expect(since).toBeNull();
  expect(events.map(({ text }) => text)).toEqual([
    'Refund of $4.00: pending',
    'Received “Receipt”',
    'Ordered River Map for $10.00',
    'Ordered without an account',
  ]);
});

test('where a kind is listed in part, the timeline ends with its oldest entry', () => {
  const { events, since } = customerTimeline({ ...customer, counts: { ...customer.counts, mails: 90 } });
  expect(since).toBe('2026-03-01T00:00:00.000Z');
  expect(events.map(({ text }) => text)).toEqual(['Refund of $4.00: pending', 'Received “Receipt”']);
});

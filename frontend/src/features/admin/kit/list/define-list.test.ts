import { describe, expect, it } from 'vitest';
import { adminListCoupons, getAdminListCouponsQueryKey } from '@/api/generated/admin-coupons/admin-coupons.ts';
import { adminListInvoices, getAdminListInvoicesQueryKey } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { adminListOrders, getAdminListOrdersQueryKey } from '@/api/generated/admin-orders/admin-orders.ts';
import { adminListReviews, getAdminListReviewsQueryKey } from '@/api/generated/admin-reviews/admin-reviews.ts';
import { AdminOrderSort, ModerationStatus, OrderStatus } from '@/api/generated/model.ts';
import { searchId } from '@/lib/search-id.ts';
import { defineList, optionsOf, searchDay, searchMonth } from './define-list.ts';

const labels = {
  noun: ['row', 'rows'],
  failed: 'Failed to fetch rows',
  emptyMessage: { title: 'No rows yet' },
} as const;
const ORDER = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';

const orders = defineList(adminListOrders, getAdminListOrdersQueryKey, {
  name: 'orders',
  labels,
  filters: {
    status: { legend: 'Status', options: optionsOf(OrderStatus) },
    from: { legend: 'From', read: searchDay },
  },
  sorts: AdminOrderSort,
  firstSort: '-date',
  panel: { order: searchId },
});
const coupons = defineList(adminListCoupons, getAdminListCouponsQueryKey, {
  name: 'coupons',
  labels,
  filters: {
    usable: {
      legend: 'Status',
      options: { yes: 'Active', no: 'Inactive' },
      params: (usable) => ({ active: usable === 'yes' }),
    },
  },
});
const reviews = defineList(adminListReviews, getAdminListReviewsQueryKey, {
  name: 'reviews',
  labels,
  filters: { status: { legend: 'Status', options: optionsOf(ModerationStatus), counted: true } },
  defaults: { page: 1, limit: 20 },
});

const invoices = defineList(adminListInvoices, getAdminListInvoicesQueryKey, {
  name: 'invoices',
  labels,
  filters: {
    currency: {
      legend: 'Currency',
      options: ({ currencies }) => optionsOf(currencies, (code) => code),
      read: (value) => (value === 'USD' ? value : undefined),
    },
    month: { legend: 'Month', read: searchMonth, isLong: true },
  },
});

describe('read', () => {
  it('takes what fits', () => {
    const url = { search: ' nadia ', status: 'refunded', from: '2026-01-01', sort: '-total', page: '2', order: ORDER };
    expect(orders.read(url)).toEqual({ ...url, search: 'nadia', page: 2 });
  });

  it('drops unknown values, first pages and nonsense', () => {
    const url = { search: 7, status: 'lost', from: '2026-02-30', sort: 'password', page: '1', order: 'x' };
    expect(orders.read(url)).toEqual({});
    expect(orders.read({ sort: '--total', page: 'x' })).toEqual({});
    expect(reviews.read({ sort: 'date' })).toEqual({});
  });
});

it('keeps the order of the URL, for links', () => {
  const search = orders.read({ order: ORDER, page: '2', other: 'y' });
  expect(Object.keys(search).slice(0, 3)).toEqual(['order', 'page', 'other']);
});

describe('params', () => {
  it('requests what is in the URL, without the panel', () => {
    const search = orders.read({ search: 'nadia', status: 'completed', sort: 'number', page: '3', order: ORDER });
    expect(orders.params(search)).toEqual({ search: 'nadia', status: 'completed', sort: 'number', page: 3 });
    expect(orders.params({})).toEqual({});
  });

  it('leaves page and defaults out of an export', () => {
    const search = orders.read({ search: 'nadia', status: 'completed', sort: 'number', page: '3' });
    expect(orders.filterParams(search)).toEqual({ search: 'nadia', status: 'completed', sort: 'number' });
    expect(reviews.filterParams({ status: 'spam', page: 3 })).toEqual({ status: 'spam' });
  });

  it('sends defaults for what is not in the URL', () => {
    expect(reviews.params({})).toEqual({ page: 1, limit: 20 });
    expect(reviews.params({ page: 3 })).toEqual({ page: 3, limit: 20 });
  });

  it('sends what a filter of another name asks for', () => {
    expect(coupons.params({ usable: 'no' })).toEqual({ active: false });
    expect(coupons.params(coupons.read({ usable: 'maybe' }))).toEqual({});
  });
});

describe('filters', () => {
  it('shows options and dates with their values', () => {
    const [status, from] = orders.filters({ status: 'pending', from: '2026-01-01' });
    expect(status).toMatchObject({ name: 'status', legend: 'Status', value: 'pending' });
    expect(status?.options?.map(({ label }) => label)).toEqual([
      'Pending',
      'Processing',
      'Completed',
      'Cancelled',
      'Refunded',
    ]);
    expect(from).toEqual({ name: 'from', legend: 'From', value: '2026-01-01' });
  });

  it('counts rows once they are known', () => {
    const firstLabel = (data?: Parameters<typeof reviews.filters>[1]) => reviews.filters({}, data)[0]?.options?.[0];
    expect(firstLabel()).toEqual({ value: 'pending', label: 'Pending' });
    const counts = { pending: 3, approved: 2, rejected: 1, spam: 0 };
    expect(firstLabel({ items: [], total: 0, page: 1, limit: 20, counts })).toMatchObject({
      label: 'Pending',
      count: 3,
    });
  });

  it('takes options from the screen', () => {
    const options = [{ value: '2026-01-01', label: 'New Year' }];
    expect(orders.filters({}, undefined, { from: options })[1]?.options).toBe(options);
  });
});

it('takes options from the answer, and has none before it', () => {
  const [before] = invoices.filters({});
  expect(before?.options).toEqual([]);
  const data = { items: [], total: 0, page: 1, limit: 20, currencies: ['BDT', 'USD'] };
  const [currency, month] = invoices.filters({ currency: 'USD' }, data);
  expect(currency).toEqual({
    name: 'currency',
    legend: 'Currency',
    value: 'USD',
    options: [
      { value: 'BDT', label: 'BDT' },
      { value: 'USD', label: 'USD' },
    ],
  });
  expect(month).toMatchObject({ legend: 'Month', isLong: true });
  expect(invoices.read({ currency: 'BDT' })).toEqual({});
});

describe('searchMonth', () => {
  it('accepts the months of this century', () => {
    expect(searchMonth('2026-11')).toBe('2026-11');
    for (const value of ['2026-13', '2026-1', '1926-11', '2026-11-20', 2026, undefined])
      expect(searchMonth(value)).toBeUndefined();
  });
});

describe('searchDay', () => {
  it('validates dates by the calendar', () => {
    expect(searchDay('2026-11-20')).toBe('2026-11-20');
    expect(searchDay('2026-02-30')).toBeUndefined();
    expect(searchDay('2026-13-01')).toBeUndefined();
    expect(searchDay('yesterday')).toBeUndefined();
    expect(searchDay(20)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Download, Notification, Order } from '@/api/generated/model.ts';
import { nextStep } from './next-step.ts';

const now = Date.UTC(2026, 10, 24);
const nothing = { email: undefined, pending: undefined, downloads: undefined, notifications: undefined, now };
const order = (number: number): Order => ({
  id: String(number),
  number,
  product_name: 'Ramadan Calendar 2025',
  amount: 9.99,
  status: 'pending',
  created_at: '2026-11-22T08:00:00Z',
});
const file = (change: Partial<Download> = {}): Download => ({
  id: 'f',
  file_name: 'bangla-calendar.zip',
  download_count: 2,
  created_at: '2026-11-22T08:00:00Z',
  size_bytes: 1,
  product_name: 'Bangla Calendar 2025',
  version: '2.1.0',
  rights: null,
  missed: null,
  ...change,
});
const rights = {
  plan_id: '00000000-0000-4000-9000-000000010001',
  renewable: false,
  tier: 'Pro',
  activations: 1,
  updates_until: '2026-12-03T00:00:00Z',
  support_until: null,
  holds_until: null,
  grace_until: null,
  ended: false,
};
const note = (change: Partial<Notification>): Notification => ({
  id: 'n',
  kind: 'wallet',
  title: 'Funds added',
  text: '$50.00 is in your wallet.',
  href: '/dashboard/wallet',
  read: false,
  created_at: '2026-11-22T08:00:00Z',
  ...change,
});
const titleOf = (known: Partial<Parameters<typeof nextStep>[0]>) => nextStep({ ...nothing, ...known })?.title;

describe('nextStep', () => {
  test('is missing for an account without open tasks or without data', () => {
    const email = { email: 'nadia@example.com', confirmed: true, pending: null };
    expect(titleOf({})).toBeUndefined();
    expect(titleOf({ email, pending: [], downloads: [file()], notifications: [note({ read: true })] })).toBeUndefined();
  });

  test('asks to confirm an email, the pending one before the current one', () => {
    const email = { email: 'nadia@example.com', confirmed: false, pending: null };
    expect(nextStep({ ...nothing, email })?.line).toBe('So receipts and files reach nadia@example.com.');
    const pending = { email: 'new@example.com', expires_at: '2026-11-25T08:00:00Z' };
    const step = nextStep({ ...nothing, email: { ...email, confirmed: true, pending } });
    expect(step?.line).toBe('Open the link we sent to new@example.com.');
  });

  test('names one pending order, or the number of several', () => {
    expect(titleOf({ pending: [order(10125)] })).toBe('Order #10125 is pending');
    expect(titleOf({ pending: [order(10125), order(10124)] })).toBe('2 orders are pending');
  });

  test('names new versions, included ones first', () => {
    const missed = file({ rights, missed: { version: '3.0.0', product_id: 2 } });
    expect(titleOf({ downloads: [missed] })).toBe('Bangla Calendar 2025 3.0.0 is out');
    const news = [note({ kind: 'version', title: 'New version' }), note({ kind: 'version' })];
    expect(titleOf({ notifications: news })).toBe('2 files have updates');
  });

  test('counts files that were never downloaded, except revoked ones', () => {
    const fresh = file({ download_count: 0 });
    expect(titleOf({ downloads: [fresh] })).toBe('Download your file');
    expect(titleOf({ downloads: [fresh, fresh, file()] })).toBe('Download your 2 files');
    expect(titleOf({ downloads: [file({ download_count: 0, rights: { ...rights, ended: true } })] })).toBeUndefined();
  });

  test('reports when updates end within a month', () => {
    expect(titleOf({ downloads: [file({ rights })] })).toBe('Updates end on Dec 3, 2026');
    const later = { ...rights, updates_until: '2027-12-03T00:00:00Z' };
    expect(titleOf({ downloads: [file({ rights: later })] })).toBeUndefined();
  });

  test('does not mention a pending order twice', () => {
    const notifications = [note({ kind: 'order', title: 'Order #1 is pending' })];
    expect(titleOf({ pending: [order(1)], notifications })).toBe('Order #1 is pending');
    expect(titleOf({ pending: [], notifications })).toBe('Order #1 is pending');
  });

  test('is the newest unread notification only when nothing else is to be done', () => {
    const email = { email: 'nadia@example.com', confirmed: false, pending: null };
    const downloads = [file({ download_count: 0, rights })];
    const notifications = [note({}), note({ title: 'Older' })];
    expect(nextStep({ ...nothing, notifications })?.line).toBe('$50.00 is in your wallet. · 1 more unread');
    expect(titleOf({ email, pending: [order(1)], downloads, notifications })).toBe('Confirm your email address');
    expect(titleOf({ pending: [order(1)], downloads, notifications })).toBe('Order #1 is pending');
    expect(titleOf({ downloads, notifications })).toBe('Download your file');
  });
});

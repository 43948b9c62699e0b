import { describe, expect, test } from 'vitest';
import type { Download, Notification, Order } from '@/api/generated/model.ts';
import { nextSteps } from './next-steps.ts';

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
const titles = (known: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...nothing, ...known }).map(({ title }) => title);

describe('nextSteps', () => {
  test('is empty for an account without open tasks or without data', () => {
    const email = { email: 'nadia@example.com', confirmed: true, pending: null };
    expect(titles({})).toEqual([]);
    expect(titles({ email, pending: [], downloads: [file()], notifications: [note({ read: true })] })).toEqual([]);
  });

  test('asks to confirm an email, the pending one before the current one', () => {
    const email = { email: 'nadia@example.com', confirmed: false, pending: null };
    expect(nextSteps({ ...nothing, email })[0]?.line).toBe('So receipts and files reach nadia@example.com.');
    const pending = { email: 'new@example.com', expires_at: '2026-11-25T08:00:00Z' };
    const [step] = nextSteps({ ...nothing, email: { ...email, confirmed: true, pending } });
    expect(step?.line).toBe('Open the link we sent to new@example.com.');
  });

  test('names one pending order, or the number of several', () => {
    expect(titles({ pending: [order(10125)] })).toEqual(['Order #10125 is pending']);
    expect(titles({ pending: [order(10125), order(10124)] })).toEqual(['2 orders are pending']);
  });

  test('lists new versions, included ones first', () => {
    const missed = file({ rights, missed: { version: '3.0.0', product_id: 2 } });
    expect(titles({ downloads: [missed] })[0]).toBe('Bangla Calendar 2025 3.0.0 is out');
    const news = [note({ kind: 'version', title: 'New version' }), note({ kind: 'version' })];
    expect(titles({ notifications: news })).toEqual(['2 files have updates']);
  });

  test('counts files that were never downloaded, except revoked ones', () => {
    const fresh = file({ download_count: 0 });
    expect(titles({ downloads: [fresh] })).toEqual(['Download your file']);
    expect(titles({ downloads: [fresh, fresh, file()] })).toEqual(['Download your 2 files']);
    expect(titles({ downloads: [file({ download_count: 0, rights: { ...rights, ended: true } })] })).toEqual([]);
  });

  test('reports when updates end within a month', () => {
    expect(titles({ downloads: [file({ rights })] })).toEqual(['Updates end on Dec 3, 2026']);
    const later = { ...rights, updates_until: '2027-12-03T00:00:00Z' };
    expect(titles({ downloads: [file({ rights: later })] })).toEqual([]);
  });

  test('does not mention a pending order twice', () => {
    const notifications = [note({ kind: 'order', title: 'Order #1 is pending' })];
    expect(titles({ pending: [order(1)], notifications })).toEqual(['Order #1 is pending']);
    expect(titles({ pending: [], notifications })).toEqual(['Order #1 is pending']);
  });

  test('offers the newest unread notification last, and at most four steps', () => {
    const email = { email: 'nadia@example.com', confirmed: false, pending: null };
    const downloads = [file({ download_count: 0, rights })];
    const notifications = [note({}), note({ title: 'Older' })];
    expect(nextSteps({ ...nothing, notifications })[0]?.line).toBe('$50.00 is in your wallet. · 1 more unread');
    expect(titles({ email, pending: [order(1)], downloads, notifications })).toHaveLength(4);
  });
});

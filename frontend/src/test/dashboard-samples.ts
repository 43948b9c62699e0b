import { createSampleSummary as createSummary } from '@contract/rules/sample-summary.ts';
import type { MockApi } from '../../../mocks/api.ts';
import {
  type Address,
  type DashboardSummary,
  type Notification,
  NotificationKind,
  type ReportMonth,
} from '../api/generated/model.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const id = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

export const sampleSummary: DashboardSummary = { ...createSummary(NOW), sample: false };

/** Twelve months up to November 2026, one of them empty. */
export const sampleMonths: ReportMonth[] = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
  orders: index === 4 ? 0 : 9 + Math.round(4 * Math.sin(index * 1.7)),
  spending: index === 4 ? 0 : Math.round(18_050 + 9_000 * Math.sin(index * 1.7)) / 100,
  downloads: index === 4 ? 0 : 280 + Math.round(60 * Math.sin(index)),
}));

const address = (number: number, fields: Omit<Address, 'id' | 'address' | 'postalCode'>): Address => ({
  id: id(number),
  ...fields,
  address: fields.street,
  postalCode: fields.postal_code,
});

export const homeAddress = address(1, {
  type: 'home',
  street: '12 Kazla Road',
  city: 'Rajshahi',
  state: null,
  postal_code: '6204',
  country: 'Bangladesh',
});
export const officeAddress = address(2, {
  type: 'office',
  street: 'Level 4, 21 Saheb Bazar Zero Point',
  city: 'Rajshahi',
  state: 'Rajshahi Division',
  postal_code: '6100',
  country: 'Bangladesh',
});
/** Every field at its maximum length, with a word without break opportunities. */
export const longAddress = address(3, {
  type: 'office',
  street:
    'c/o Muhammad Abdullah Al-Mamun Chowdhury Siddique, Directorate of Municipal Administration, Building 7, Room 1204',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  state: 'Rajshahi Division of the People’s Republic of Bangladesh',
  postal_code: '6100-1234-5678-9012',
  country: 'The People’s Republic of Bangladesh',
});

/** Notifications of every kind, the two newest unread. */
export const sampleNotifications = (count: number, now = NOW): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: id(100 + index),
    kind: Object.values(NotificationKind)[index % 3] ?? 'order',
    title: [`Order #${10_125 - index} completed`, 'Funds added', 'Ramadan Calendar 2025 2.4.0'][index % 3] ?? '',
    text: [
      'Ramadan Calendar 2025 is ready to download.',
      '$50.00 was added to your wallet.',
      'A new version is ready.',
    ][index % 3] as string,
    href: ['/dashboard/orders', '/dashboard/wallet', '/dashboard/downloads'][index % 3] as string,
    read: index > 1,
    created_at: new Date(now - (index * index * 7 + 0.2) * HOUR).toISOString(),
  }));

/** The demo's only customer. */
const customerOf = (api: MockApi) => {
  const person = api.db.state.accounts.find(({ user }) => user.role === 'customer');
  if (!person) throw new Error('The demo has no customer');
  return person.user;
};

/** Adds addresses to a story's own account. */
export function saveAddresses(api: MockApi, ...addresses: Address[]): void {
  const userId = customerOf(api).id;
  api.db.state.addresses = addresses.map((saved) => ({ userId, ...saved }));
}

/** Adds this many notifications to a story's own account. */
export function saveNotifications(api: MockApi, count: number): void {
  const userId = customerOf(api).id;
  api.db.state.notifications = sampleNotifications(count, Date.now()).map((news) => ({ userId, ...news }));
}

/** Empties a story's own account. */
export function emptyAccount({ db: { state } }: MockApi): void {
  state.orders = [];
  state.downloads = [];
  state.walletEntries = [];
  state.ownDownloadDays = {};
  state.notifications = [];
  state.addresses = [];
}

import type { MockApi } from '../../../mocks/api.ts';
import { sampleDownload } from './account-samples.ts';

const DEVICES = ['Workshop laptop', 'Tower in the office', 'অফিসের কম্পিউটার, যেটি জানালার পাশে থাকে'];

/** The sample file with its licence key, owned by the demo's customer, active on this many of its three devices. */
export function saveLicence({ db }: MockApi, used = 1): void {
  const userId = db.accountByEmail('customer@example.com')?.user.id ?? '';
  db.state.downloads = [{ ...sampleDownload, userId }];
  db.state.licences = [
    {
      id: '00000000-0000-4000-8000-000000000201',
      userId,
      downloadId: sampleDownload.id,
      key: 'K7QX4-9M2TD-VW3HB-06RZE',
      created_at: sampleDownload.created_at,
      devices: DEVICES.slice(0, used).map((name, nth) => ({
        id: `00000000-0000-4000-8000-00000000021${nth}`,
        fingerprint: `device-000${nth}`,
        name,
        created_at: `2026-11-1${nth}T09:05:00.000Z`,
        seen_at: `2026-11-1${nth + 5}T09:05:00.000Z`,
      })),
    },
  ];
}

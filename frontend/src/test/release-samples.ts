import type { MockApi } from '../../../mocks/api.ts';
import type { StoredRelease } from '../../../mocks/store/release-state.ts';
import { sampleDownload } from './account-samples.ts';

const SHA = '8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85';
const id = (nth: number, kind = 0) => `00000000-0000-4000-8${kind}00-0000000090${String(nth).padStart(2, '0')}`;

const list = (...points: string[]) => ({
  notes: points.map((point) => `- ${point}`).join('\n'),
  html: `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
});

const file = (nth: number, name: string, overrides: Partial<StoredRelease['files'][number]> = {}) => ({
  fileId: id(nth, 1),
  name,
  platform: 'any' as const,
  size_bytes: 43_200_000,
  requirements: '',
  plans: [],
  sha256: SHA,
  ...overrides,
});

const published = (publishedAt: string) => ({
  state: 'published' as const,
  channel: 'stable' as const,
  publishAt: null,
  published_at: publishedAt,
  withdrawnAt: null,
});

const secure = { advisories: [], sbom: null };

/** The history of the demo's first product, with a release of every status. */
const sampleReleases: StoredRelease[] = [
  {
    id: id(1),
    productId: 1,
    version: '3.1.0',
    revision: 1,
    ...secure,
    files: [],
    ...published(''),
    state: 'draft',
    published_at: null,
    ...list('Reminders for the last ten nights'),
  },
  {
    id: id(2),
    productId: 1,
    version: '3.0.0',
    revision: 2,
    ...secure,
    files: [file(2, 'ramadan-calendar-2025-3.0.0.zip')],
    ...published(''),
    state: 'draft',
    published_at: null,
    publishAt: '2027-01-12T03:00:00.000Z',
    ...list('A month view'),
  },
  {
    id: id(3),
    productId: 1,
    version: '3.0.0-beta.1',
    revision: 2,
    ...secure,
    ...published('2026-11-16T08:00:00.000Z'),
    channel: 'beta',
    files: [file(3, 'ramadan-calendar-2025-3.0.0-beta.1.zip')],
    ...list('A first look at the month view'),
  },
  {
    id: id(4),
    productId: 1,
    version: '2.4.0',
    revision: 3,
    ...secure,
    ...published('2026-10-17T08:00:00.000Z'),
    files: [
      file(4, 'ramadan-calendar-2025-2.4.0.zip', { platform: 'windows', requirements: 'Windows 10 or later' }),
      file(5, 'ramadan-calendar-2025-2.4.0.dmg', { platform: 'macos', requirements: 'macOS 13 or later' }),
      file(6, 'ramadan-calendar-2025-2.4.0.apk', { platform: 'android', size_bytes: 21_700_000 }),
    ],
    ...list('Sehri and iftar times for all 64 districts', 'Opens twice as fast', 'Large text no longer cuts off dates'),
  },
  {
    id: id(7),
    productId: 1,
    version: '2.3.1',
    revision: 3,
    ...secure,
    ...published('2026-06-02T08:00:00.000Z'),
    state: 'withdrawn',
    withdrawnAt: '2026-06-04T08:00:00.000Z',
    files: [file(7, 'ramadan-calendar-2025-2.3.1.zip')],
    ...list('Corrects two public holidays'),
  },
  {
    id: id(8),
    productId: 1,
    version: '2.3.0',
    revision: 1,
    ...secure,
    ...published('2026-05-11T08:00:00.000Z'),
    files: [file(8, 'ramadan-calendar-2025-2.3.0.zip')],
    notes: '',
    html: '',
  },
];

/** A customer who owns the sample file, and the history of its product. */
export function saveReleases({ db }: MockApi): void {
  const userId = db.accountByEmail('customer@example.com')?.user.id ?? '';
  const entry = db.state.catalogue.find(({ product }) => product.id === 1);
  const ownFile = sampleReleases[3]?.files[0];
  if (!entry || !ownFile) throw new Error('The demo has no first product');
  entry.product = { ...entry.product, version: '2.4.0' };
  entry.file = { id: ownFile.fileId, name: ownFile.name, size_bytes: ownFile.size_bytes };
  db.state.downloads = [{ ...sampleDownload, product_name: entry.product.title, userId }];
  db.state.releases = structuredClone(sampleReleases);
  db.state.releaseReaders = { [id(4)]: [userId, 'a', 'b'], [id(7)]: ['a'] };
}

import { t } from '../i18n/macros.ts';
import type { Language } from './languages.ts';

type Status = 'completed' | 'processing';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ids that belong to no row. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const order = (number: number, product_name: string, amount: number, status: Status, created_at: string) => ({
  id: id(number),
  number,
  product_name,
  amount,
  status,
  created_at,
});

const download = (
  number: number,
  [file_name, product_name, version]: [string, string, string],
  size_bytes: number,
  created_at: string,
) => ({
  id: id(number),
  file_name,
  download_count: 0,
  created_at,
  size_bytes,
  product_name,
  version,
  rights: null,
  missed: null,
});

/** The figures shown before an account has any activity, marked as a sample. */
export function createSampleSummary(now: number, language: Language = 'en') {
  const ramadan = t(language)`Ramadan Calendar 2025`;
  const bangla = t(language)`Bangla Calendar 2025`;
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  return {
    sample: true as const,
    totalOrders: { value: 125, change: 12.5 },
    downloads: { value: 3_427, change: 8.2 },
    walletBalance: { value: 2_845.65, change: 3.1 },
    activeProducts: { value: 12, change: null },
    recentOrders: [
      order(10_125, ramadan, 9.99, 'completed', daysAgo(1)),
      order(10_124, bangla, 14.99, 'processing', daysAgo(3)),
      order(10_123, t(language)`Learn UX UI Design Bangla`, 19.99, 'completed', daysAgo(6)),
    ],
    recentDownloads: [
      download(1, ['ramadan-calendar-2.1.0.zip', ramadan, '2.1.0'], 12_400_000, daysAgo(1)),
      download(2, ['bangla-calendar-1.4.0.zip', bangla, '1.4.0'], 24_800_000, daysAgo(4)),
      download(
        3,
        ['image-upscaler-1.0.0.zip', t(language)`Windows Image Upscaler Software`, '1.0.0'],
        37_200_000,
        daysAgo(9),
      ),
    ],
  };
}

import type { DashboardSummary } from '../generated/model.ts';

const DAY = 86_400_000;

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** What an account without any activity of its own shows, marked as a sample. */
export const sampleSummary = (now: number): DashboardSummary => {
  const at = (days: number) => new Date(now - days * DAY).toISOString();
  return {
    sample: true,
    totalOrders: { value: 125, change: 12.5 },
    downloads: { value: 3_427, change: 8.2 },
    walletBalance: { value: 2_845.65, change: 3.1 },
    activeProducts: { value: 12, change: null },
    recentOrders: [
      {
        id: id(1),
        number: 10_125,
        product_name: 'Ramadan Calendar 2025',
        amount: 9.99,
        status: 'completed',
        created_at: at(1),
      },
      {
        id: id(2),
        number: 10_124,
        product_name: 'Bangla Calendar 2025',
        amount: 14.99,
        status: 'processing',
        created_at: at(3),
      },
      {
        id: id(3),
        number: 10_123,
        product_name: 'Learn UX UI Design Bangla',
        amount: 19.99,
        status: 'completed',
        created_at: at(6),
      },
    ],
    recentDownloads: [
      sampleFile(1, 'ramadan-calendar-2.1.0.zip', 'Ramadan Calendar 2025', '2.1.0', at(1)),
      sampleFile(2, 'bangla-calendar-1.4.0.zip', 'Bangla Calendar 2025', '1.4.0', at(4)),
      sampleFile(3, 'image-upscaler-1.0.0.zip', 'Windows Image Upscaler Software', '1.0.0', at(9)),
    ],
  };
};

const sampleFile = (number: number, name: string, product: string, version: string, created_at: string) => ({
  id: id(100 + number),
  file_name: name,
  download_count: 0,
  created_at,
  size_bytes: number * 12_400_000,
  product_name: product,
  version,
});

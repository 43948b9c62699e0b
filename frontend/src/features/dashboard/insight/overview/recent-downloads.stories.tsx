import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabicDownload, banglaDownload, longDownload, sampleDownload } from '@/test/account-samples.ts';
import { RecentDownloads } from './recent-downloads.tsx';

const meta = {
  title: 'Features/Account/Overview/Recent downloads',
  component: RecentDownloads,
  args: {
    downloads: [sampleDownload, { ...banglaDownload, id: 'bangla' }, { ...arabicDownload, id: 'arabic' }],
    sample: false,
  },
} satisfies Meta<typeof RecentDownloads>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Ramadan Calendar 2025 v2.4.0Nov 18, 2026 · 43.2 MB',
    );
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/dashboard/downloads');
  },
};
export const Empty: Story = {
  args: { downloads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No downloads available')).toBeVisible();
  },
};
export const LongNames: Story = { args: { downloads: [longDownload] }, parameters: { initialViewport: 'phone' } };
export const Sample: Story = { args: { sample: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { arabicDownload, banglaDownload, longDownload, sampleDownload } from '@/test/account-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
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
export const Sample: Story = {
  args: { sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['no-picture'],
  args: { downloads: [sampleDownload] },
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getDownloadFile', 500) },
  render: (args) => (
    <>
      <RecentDownloads {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Download ${sampleDownload.file_name}` }));
    await expect(await canvas.findByText('Failed to download file.')).toBeVisible();
  },
};

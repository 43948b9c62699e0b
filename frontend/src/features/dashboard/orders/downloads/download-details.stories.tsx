import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleDownload } from '@/test/account-samples.ts';
import { DownloadDetails } from './download-details.tsx';

const meta = {
  title: 'Features/Account/Download facts',
  component: DownloadDetails,
  args: { download: sampleDownload },
} satisfies Meta<typeof DownloadDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAColumn: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Downloaded 209 times')).toBeVisible();
    await expect(canvas.getByText('43.2 MB')).toBeVisible();
  },
};
export const InARow: Story = { parameters: { initialViewport: 'tablet' } };
export const LimitedInAColumn: Story = {
  args: { download: { ...sampleDownload, downloads_left: 1 } },
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 download left')).toBeVisible();
  },
};
export const LimitedInARow: Story = {
  args: { download: { ...sampleDownload, downloads_left: 4 } },
  parameters: { initialViewport: 'tablet' },
};
export const Never: Story = { args: { download: { ...sampleDownload, download_count: 0, size_bytes: 0 } } };

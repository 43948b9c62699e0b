import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  arabicDownload,
  banglaDownload,
  longDownload,
  outdatedDownload,
  sampleDownload,
} from '@/test/account-samples.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DownloadCard } from './download-card.tsx';

const SIZE = { size_bytes: 64 * 1024 * 1024 + 1 };
const largeDownload = { ...sampleDownload, ...SIZE };

/** The story's file belongs to the signed-in customer. */
const owned = (api: MockApi) => {
  signInCustomer(api);
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  api.db.state.downloads = [sampleDownload, banglaDownload].map((download) => ({ ...download, userId }));
};

const meta = {
  title: 'Features/Account/Download card',
  component: DownloadCard,
  args: { download: sampleDownload },
  parameters: { scenario: owned },
} satisfies Meta<typeof DownloadCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'ramadan-calendar-2025-2.4.0.zip' })).toBeVisible();
    await expect(canvas.getByText('Downloaded 209 times')).toBeVisible();
  },
};
export const Newest: Story = { args: { isNewest: true } };
export const Chosen: Story = {
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
};
export const Bangla: Story = { args: { download: banglaDownload } };
export const RightToLeft: Story = { args: { download: arabicDownload } };
export const UpdatesEnded: Story = {
  args: { download: outdatedDownload },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/updates until Feb 3, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy a plan to get it' })).toHaveAttribute('href', '/product/1');
  },
};
export const LongName: Story = { args: { download: longDownload } };
export const Saves: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toBe('ramadan-calendar-2025-2.4.0.zip');
  },
};
/** Too large for the page: the browser downloads it from its signed URL. */
export const TooLargeForThePage: Story = {
  args: { download: largeDownload },
  parameters: {
    scenario: (api: MockApi) => {
      owned(api);
      // The page must not download the file itself.
      api.scenarios.failing('getDownloadFile', 500);
      api.scenarios.failing('getSignedFile', 500);
      api.db.state.downloads = api.db.state.downloads.map((download) => ({ ...download, ...SIZE }));
    },
  },
  play: async ({ canvas }) => {
    const links = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(links).toHaveLength(1));
    await expect(links[0]?.download).toBe('ramadan-calendar-2025-2.4.0.zip');
    await expect(links[0]?.getAttribute('href')).toMatch(/^\/api\/files\/[a-z0-9]+\.[a-z0-9]+$/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Busy: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await expect(canvas.getByRole('button', { name: /^Downloading/ })).toBeDisabled();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getDownloadFile', 500) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to download file.');
    await expect(canvas.getByRole('button', { name: /^Download/ })).toBeEnabled();
  },
};

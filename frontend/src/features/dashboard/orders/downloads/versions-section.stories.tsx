import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { saveReleases } from '@/test/release-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { sampleFile } from '../../../../../../mocks/store/sample-file.ts';
import { DownloadsPage } from './downloads-page.tsx';

const meta = {
  title: 'Screens/Customer/Versions',
  component: DownloadsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/downloads', signedInAs: 'customer' },
    scenario: saveReleases,
    initialViewport: 'desktop',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof DownloadsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^All versions/ }));
  return within(await canvas.findByRole('dialog'));
};
const opened = async (canvas: Canvas) => {
  const dialog = await open(canvas);
  await dialog.findByText('Opens twice as fast');
  return dialog;
};
const check = async (canvas: Canvas, content: BlobPart) => {
  const dialog = await opened(canvas);
  await userEvent.upload(dialog.getByLabelText('File to check'), new File([content], 'from-a-friend.zip'));
  return dialog;
};

export const Versions: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getAllByRole('group')).toHaveLength(2);
    await expect(dialog.queryByText('3.0.0-beta.1')).toBeNull();
    await expect(dialog.queryByText('2.3.1')).toBeNull();
  },
};
export const Phone: Story = { ...Versions, parameters: { initialViewport: 'phone' } };
export const WithBetas: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show betas' }));
    await expect(dialog.getByText('3.0.0-beta.1')).toBeVisible();
  },
};
export const EarlierVersion: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByText('2.3.0'));
    const saved = catchSavedFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Download ramadan-calendar-2025-2.3.0.zip' }));
    await waitFor(() => expect(saved[0]?.download).toBe('ramadan-calendar-2025-2.3.0.zip'));
  },
};
export const CheckedFile: Story = {
  play: async ({ canvas }) => {
    const dialog = await check(canvas, sampleFile('a.zip') as BlobPart);
    await expect(await dialog.findByText(/, unchanged\.$/)).toBeVisible();
  },
};
export const UnknownFile: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const dialog = await check(canvas, 'something else');
    await expect(await dialog.findByText(/match any of our files/)).toBeVisible();
  },
};
export const MailsOff: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const mails = dialog.getByRole('checkbox', { name: 'Email me about new versions' });
    await expect(mails).toBeChecked();
    await userEvent.click(mails);
    await waitFor(() => expect(mails).toBeEnabled());
    await expect(mails).not.toBeChecked();
  },
};
export const OneVersion: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      for (const download of api.db.state.downloads) download.product_name = 'A companion of it';
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/You have the only version/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      api.scenarios.failing('listOwnReleases', 500);
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch the versions');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabicDownload, banglaDownload, longDownload, sampleDownload } from '@/test/account-samples.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { saveLicence } from '@/test/licence-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DownloadsPage } from './downloads-page.tsx';

const screen = { path: '/dashboard/downloads', signedInAs: 'customer' } as const;

const meta = {
  title: 'Screens/Customer/Downloads',
  component: DownloadsPage,
  parameters: { layout: 'fullscreen', screen, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof DownloadsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withFiles = (api: MockApi, files: readonly (typeof sampleDownload)[]) => {
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  api.db.state.downloads = files.map((file, index) => ({
    ...file,
    userId,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
};

export const AllFiles: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 files, newest first')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};
export const Phone: Story = { ...AllFiles, parameters: { ...AllFiles.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...AllFiles, parameters: { ...AllFiles.parameters, initialViewport: 'tablet' } };
export const AfterADownload: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('There is no file');
    const before = Number(/Downloaded (\d+) times/.exec(card.textContent ?? '')?.[1]);
    await userEvent.click(within(card).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(card).toHaveTextContent(`Downloaded ${before + 1} times`));
    await expect(saved).toHaveLength(1);
  },
};
const scenario = (used: number) => (api: MockApi) => saveLicence(api, used);
const openDevices = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /of 3 devices/ }));
  return within(await canvas.findByRole('dialog'));
};
export const LicenceKey: Story = {
  parameters: { scenario: scenario(1), initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7QX4-9M2TD-VW3HB-06RZE')).toBeVisible();
  },
};
export const PhoneLicenceKey: Story = {
  ...LicenceKey,
  parameters: { ...LicenceKey.parameters, initialViewport: 'phone' },
};
export const LicenceDevices: Story = {
  parameters: { scenario: scenario(3), initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect((await openDevices(canvas)).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const PhoneLicenceDevices: Story = {
  ...LicenceDevices,
  parameters: { ...LicenceDevices.parameters, initialViewport: 'phone' },
};
export const LicenceWithoutDevice: Story = {
  parameters: { scenario: scenario(0) },
  play: async ({ canvas }) => {
    await expect((await openDevices(canvas)).getByText(/No devices yet/)).toBeVisible();
  },
};
export const LicenceDeviceRenamed: Story = {
  parameters: { scenario: scenario(2), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const dialog = await openDevices(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename Workshop laptop' }));
    await expect(dialog.getByRole('textbox', { name: 'Device name' })).toHaveFocus();
  },
};
export const LicenceFile: Story = {
  parameters: { scenario: scenario(1), initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const dialog = await openDevices(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Activate offline' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save licence file' }));
    await expect(dialog.getByText('Please enter the device ID shown in the app')).toBeVisible();
  },
};
export const PhoneLicenceFile: Story = {
  ...LicenceFile,
  parameters: { ...LicenceFile.parameters, initialViewport: 'phone' },
};
export const LicenceKeyReplaced: Story = {
  parameters: { scenario: scenario(1), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const dialog = await openDevices(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the key' }));
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('stops working.');
  },
};
export const LicenceKeysFailed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listLicences', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your licence keys.');
  },
};
export const LimitReached: Story = {
  parameters: {
    scenario: (api: MockApi) =>
      withFiles(api, [
        { ...sampleDownload, downloads_left: 0 },
        { ...sampleDownload, downloads_left: 3 },
      ]),
    initialViewport: 'desktop',
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('There is no file');
    await expect(card).toHaveTextContent('No downloads left');
    await userEvent.click(within(card).getByRole('button', { name: /^Download/ }));
    await expect(await canvas.findByText(/You have used all downloads of this purchase/)).toBeVisible();
  },
};
export const PhoneLimitReached: Story = {
  ...LimitReached,
  parameters: { ...LimitReached.parameters, initialViewport: 'phone' },
};
export const LongNames: Story = {
  parameters: {
    scenario: (api: MockApi) => withFiles(api, [longDownload, banglaDownload, arabicDownload, longDownload]),
    initialViewport: 'desktop',
  },
};
export const PhoneLongNames: Story = {
  ...LongNames,
  parameters: { ...LongNames.parameters, initialViewport: 'phone' },
};
export const Chosen: Story = {
  parameters: {
    screen: { ...screen, path: '/dashboard/downloads?file=00000000-0000-4000-8000-000000000003' },
    scenario: (api: MockApi) =>
      withFiles(
        api,
        Array.from({ length: 6 }, () => sampleDownload),
      ),
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await waitFor(() => expect(cards[3]).toHaveFocus());
  },
};
export const Empty: Story = {
  parameters: { scenario: (api: MockApi) => withFiles(api, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No downloads available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listDownloads', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch downloads');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('listDownloads') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading downloads')).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { writeLongTexts } from '@/test/long-texts.ts';
import { payoutStates, samplePayout, savePayouts } from '@/test/payout-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { PayoutsPage } from './payouts-page.tsx';

const screen = { path: '/admin/orders/payouts', signedInAs: 'super_admin' } as const;
const open = { ...screen, path: `/admin/orders/payouts?payout=${samplePayout.id}` } as const;

const meta = {
  title: 'Screens/Administration/Payouts',
  component: PayoutsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: (api: MockApi) => savePayouts(api),
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof PayoutsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sheet = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: `Payout ${samplePayout.reference}` }));

export const AllPayouts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Payouts' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payouts...' }), 'WD-3F9');
    await expect(await canvas.findByText('1 payout')).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Payouts' });
  },
};
export const Filtered: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders/payouts?status=paid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Status: Paid/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};
export const OneOpen: Story = {
  parameters: { screen: open },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas);
    await expect(await panel.findByText('01712345678')).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: 'Mark as paid' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mark as paid' }));
    await expect(await panel.findByText('Please enter the transfer reference')).toBeVisible();
    await userEvent.type(panel.getByLabelText('Transfer reference'), 'BKX7Q2M1');
    await userEvent.click(panel.getByRole('button', { name: 'Mark as paid' }));
    await expect(await panel.findByText('Transfer BKX7Q2M1')).toBeVisible();
    await expect(panel.queryByRole('form', { name: 'Decision' })).toBeNull();
  },
};
export const ToDecide: Story = {
  parameters: { screen: open },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas);
    await expect(await panel.findByRole('radio', { name: 'Approve' })).toBeChecked();
  },
};
export const Refused: Story = {
  parameters: { screen: open },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas);
    await userEvent.click(await panel.findByRole('radio', { name: 'Decline' }));
    await userEvent.type(panel.getByLabelText('Reason'), 'Wrong name');
    await userEvent.click(panel.getByRole('button', { name: 'Decline' }));
    await expect(await panel.findByText(/returned to the wallet. Reason: Wrong name/)).toBeVisible();
  },
};
/** Another administrator decided in the meantime. */
export const TooLate: Story = {
  parameters: {
    screen: open,
    scenario: (api: MockApi) => {
      savePayouts(api);
      api.scenarios.failing('adminSetPayoutStatus', 409, 'This has been changed since you opened it.');
    },
  },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText(/This has been changed since you opened it/)).toBeVisible();
    await expect(panel.queryByRole('alert')).toBeNull(); // the toast already said it
  },
};
export const WithoutAccount: Story = {
  parameters: {
    screen: open,
    scenario: (api: MockApi) => savePayouts(api, [{ ...samplePayout, account: null }], null),
  },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas);
    await expect(await panel.findByText(/You can only decline/)).toBeVisible();
    await expect(panel.queryByRole('radio', { name: 'Approve' })).toBeNull();
  },
};
export const Unknown: Story = {
  parameters: {
    screen: { ...screen, path: '/admin/orders/payouts?payout=00000000-0000-4000-8000-000000000099' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payout not found.')).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) => {
      const holder = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী রহমান খান মজুমদার';
      const bank_name = 'Rajshahi Krishi Unnayan Bank Limited, Chapainawabganj';
      const long = { method: 'bank' as const, holder, bank_name, number: 'GB29NWBK60161331926819GB29NWBK6016' };
      savePayouts(
        api,
        payoutStates.map((payout) => ({ ...payout, account: { ...long, branch: null, routing_number: null } })),
      );
      writeLongTexts(api);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Payouts' });
  },
};
export const Empty: Story = {
  parameters: { scenario: (api: MockApi) => savePayouts(api, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payouts yet')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListPayouts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading payouts...')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListPayouts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch payouts')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleDownload } from '@/test/account-samples.ts';
import { endingIn, lifetime, savePlan } from '@/test/plan-samples.ts';
import { connectProviderPage, visitProviderPage } from '@/test/provider-page.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { PlanDialog, type PlanDialogProps } from './plan-dialog.tsx';

let server: MockApi;
const startAnd = (change: (api: MockApi) => void) => ({
  scenario: (api: MockApi) => {
    server = api;
    signInCustomer(api);
    change(api);
  },
});
const held = startAnd((api) => savePlan(api, endingIn(15)));

const meta = {
  title: 'Screens/Customer/Renew or upgrade',
  component: PlanDialog,
  args: {
    downloadId: sampleDownload.id,
    product: 'Ramadan Calendar 2025',
    tier: 'Mosque and office',
    open: true,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', ...held, docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <>
      <PlanDialog {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renewal: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
    await expect(canvas.getByText(/^Paid once\. Yours until .* then stop until you renew\.$/)).toBeVisible();
  },
};
export const Phone: Story = { ...Renewal, parameters: { ...held, initialViewport: 'phone' } };
export const Upgrade: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upgrade to All mosques of a district' }));
    await expect(canvas.getByText('−$4.99')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $25.00' })).toBeEnabled());
  },
};
/** Tax by country: requested once, with the seller's country preselected. */
export const CountryAsked: Story = {
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
    const { state } = api.db;
    state.invoiceSettings = { ...state.invoiceSettings, rates, pricesIncludeTax: false };
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await expect(await canvas.findByRole('button', { name: 'Pay $11.49' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Germany');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
  },
};
export const OnlyRenewal: Story = {
  parameters: startAnd((api) => savePlan(api, endingIn(15), false)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const NothingMore: Story = {
  parameters: startAnd((api) => savePlan(api, lifetime(), false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No renewal or upgrade/)).toBeVisible();
  },
};
export const ByTransfer: Story = {
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    api.db.state.paymentSettings = { ...api.db.state.paymentSettings, manualEnabled: true, manualTitle: 'bKash' };
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'bKash' }));
    await expect(canvas.getByText(/^Send the transfer/)).toBeVisible();
  },
};
export const ShortOfMoney: Story = {
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    api.db.state.walletEntries = [];
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Insufficient funds');
    await expect(canvas.getByRole('link', { name: 'Add funds' })).toBeVisible();
  },
};
export const Renewed: Story = {
  play: async ({ canvas, args }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    const before = server.db.state.downloads[0]?.rights?.holds_until ?? '';
    await userEvent.click(pay);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await canvas.findByText(/^Renewed: Mosque and office is yours until/)).toBeVisible();
    await expect(Date.parse(server.db.state.downloads[0]?.rights?.holds_until ?? '')).toBeGreaterThan(
      Date.parse(before),
    );
  },
};
/** The browser restores the page as it was left: the renewal is named, and an upgrade can be bought. */
export const BackFromProvider: Story = {
  tags: ['no-picture'],
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    connectProviderPage(api);
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Card' }));
    const pay = canvas.getByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(pay).toBeDisabled();
    await visitProviderPage();
    await expect(await canvas.findByText('Ramadan Calendar 2025, Mosque and office')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your order' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Upgrade to All mosques of a district' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $25.00' })).toBeEnabled());
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};
function Reopened(args: PlanDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Renew
      </button>
      <PlanDialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
/** After a renewal the dialog can be used again without a reload. */
export const RenewedTwice: Story = {
  tags: ['no-picture'],
  render: Reopened,
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy it again?' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
  },
};
export const Loading: Story = { parameters: startAnd((api) => api.scenarios.slow(60_000)) };
export const Failed: Story = {
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    api.scenarios.failing('listPlanOffers', 500);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the plans')).toBeVisible();
  },
};
export const PurchaseFailed: Story = {
  parameters: startAnd((api) => {
    savePlan(api, endingIn(15));
    api.scenarios.failing('createOrder', 500);
  }),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByText('Failed to complete the purchase')).toBeVisible();
  },
};

import { toCents } from '@contract/rules/money.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { INVOICE_ID, storeDirectInvoice } from '@/test/direct-invoice-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { creditInvoice } from '../../../../../../mocks/store/invoices.ts';
import { OwnInvoices } from './own-invoices.tsx';

/** An invoice to the customer of the demo. */
const sendInvoice = (api: MockApi) => {
  storeDirectInvoice(api, 365);
  const customer = api.db.accountByEmail('customer@example.com');
  const direct = api.db.state.directInvoices[INVOICE_ID];
  if (direct) direct.customerId = customer?.user.id ?? null;
};

const meta = {
  title: 'Screens/Customer/Invoices without an order',
  component: OwnInvoices,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/profile#billing', signedInAs: 'customer' },
    docs: { story: { inline: false, height: '720px' } },
    scenario: sendInvoice,
  },
} satisfies Meta<typeof OwnInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$282.75 due by Nov 18, 2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download PDF of 2026-00001' })).toBeVisible();
  },
};
export const Overdue: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      sendInvoice(api);
      const direct = api.db.state.directInvoices[INVOICE_ID];
      const [invoice] = api.db.state.invoices;
      if (direct && invoice) direct.dueOn = invoice.dueOn = '2026-11-19';
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue')).toBeVisible();
  },
};
/** Nothing was paid for it. */
export const Credited: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      sendInvoice(api);
      const [invoice] = api.db.state.invoices;
      if (invoice)
        creditInvoice(api.db, invoice, { orderId: null, creditsId: invoice.id }, { cents: toCents(invoice.total) });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Credited')).toBeVisible();
    await expect(canvas.queryByText('Paid in full')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listOwnInvoices', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

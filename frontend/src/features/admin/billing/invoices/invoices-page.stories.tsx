import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { issueInvoice } from '../../../../../../mocks/store/invoices.ts';
import { InvoicesPage } from './invoices-page.tsx';

const screen = { path: '/admin/orders/invoices', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Invoices',
  component: InvoicesPage,
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fixedMonth = (api: MockApi) => {
  api.db.state.invoiceSettings = {
    sellerName: 'Nodi Ltd.',
    sellerAddress: '7 River Lane\nRajshahi',
    taxNumber: '123456789-0123',
    version: 1,
    rates: [
      { country: 'BD', name: 'VAT', percent: 15 },
      { country: '', name: 'Tax', percent: 0 },
    ],
  };
};

export const Filled: Story = {
  parameters: { scenario: fixedMonth },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Export month'), 'October 2026');
    await expect(canvas.getByLabelText('Export month')).toHaveValue('2026-10');
    await expect(canvas.getByRole('link', { name: 'Invoices', current: 'page' })).toBeVisible();
  },
};
/** Orders from before the checkout required a country. */
export const WithoutCountry: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      for (const order of api.db.state.orders.filter(({ status }) => status === 'completed').slice(0, 3))
        issueInvoice(api.db, order);
      fixedMonth(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 invoices have no customer country/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getAllByRole('link', { name: /^\d{4}-\d{5}$/ })).toHaveLength(3);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };

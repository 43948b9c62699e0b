import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { storeDirectInvoice, storeDraft } from '@/test/direct-invoice-samples.ts';
import { longPerson } from '@/test/samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { issueMissingInvoices } from '../../../../../../mocks/store/invoices.ts';
import { InvoicesPage } from './invoices-page.tsx';

const screen = { path: '/admin/orders/invoices', signedInAs: 'super_admin' } as const;
const at = (query: string) => ({ screen: { ...screen, path: `${screen.path}?${query}` } });

const meta = {
  title: 'Screens/Administration/Invoices',
  component: InvoicesPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The documents of the last orders only, the newest of which was paid back. */
const issueFew = (api: MockApi, count = 6) => {
  const { state } = api.db;
  const paid = state.orders.filter(({ status }) => status === 'completed' || status === 'refunded');
  state.orders = [...paid.filter(({ status }) => status === 'refunded').slice(-1), ...paid.slice(1 - count)];
  issueMissingInvoices(api.db);
};

/** Tax is charged by country. */
const chargeTax = (api: MockApi) => {
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

/** Found by a number, an email or a name; each is a file. */
export const AllInvoices: Story = {
  tags: ['no-picture'], // the ids of orders in its links differ from run to run
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices...' }), 'customer@example.com');
    const [first] = await canvas.findAllByRole('button', { name: /^Download PDF of 2026-/ });
    const saved = catchSavedFiles();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toMatch(/^2026-\d{5}\.pdf$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }));
    const header = canvas.getByRole('columnheader', { name: /^Number/ });
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
  },
};
/** The accountant's month, which the export keeps. */
export const Month: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      issueFew(api);
      Object.assign(api.db.state.invoices[0] ?? {}, { issued_at: '2026-10-31T09:05:00.000Z' });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'November 2026');
    await expect(await canvas.findByRole('button', { name: /^Month: November 2026/ })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Invoices' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
    const saved = catchSavedFiles();
    const [exportInvoices] = canvas.getAllByRole('button', { name: 'Export CSV' });
    if (exportInvoices) await userEvent.click(exportInvoices);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toBe('invoices-2026-11.csv');
    const text = await (await fetch(saved[0]?.href ?? '')).text();
    await expect(text.trim().split('\r\n')).toHaveLength(7);
  },
};
export const CreditNotes: Story = {
  parameters: at('kind=credit_note'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^for 202\d-\d{5}$/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(canvas.getByRole('radio', { name: 'Credit note' })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Currency' })).toBeNull();
  },
};
/** The sums of a month for its VAT return. */
export const VatReturnOfMonth: Story = {
  parameters: {
    ...at('month=2026-11'),
    scenario: (api: MockApi) => {
      chargeTax(api);
      issueFew(api);
    },
  },
  args: { search: { month: '2026-11' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'VAT return for November 2026' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'VAT return' })).toBeVisible();
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Export VAT return' }));
    await waitFor(() => expect(saved[0]?.download).toBe('vat-return-2026-11.csv'));
  },
};
export const VatReturnFailed: Story = {
  parameters: {
    ...at('month=2026-11'),
    scenario: (api: MockApi) => api.scenarios.failing('adminGetVatReturn', 503),
  },
  args: { search: { month: '2026-11' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the VAT return')).toBeVisible();
  },
};
/** Amounts in different currencies are never added. */
export const TwoCurrencies: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      issueFew(api);
      for (const invoice of api.db.state.invoices.slice(-3)) Object.assign(invoice, { currency: 'BDT' });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^· BDT.* \+ \$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const currencies = within(canvas.getByRole('group', { name: 'Currency' }));
    await userEvent.click(currencies.getByRole('radio', { name: 'BDT' }));
    await expect(await canvas.findByText(/^· BDT[^+]*$/)).toBeVisible();
    await expect(canvas.getByText('3 documents')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: at('search=no-such-customer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all documents' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.state.orders = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListInvoices', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch invoices')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListInvoices') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading invoices...')).toBeInTheDocument();
  },
};
export const DownloadFailed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminGetInvoicePdf', 500) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Download PDF of/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(/^Failed to create the file/)).toBeVisible();
  },
};
/** Support looks invoices up; exports and tax are the accountant's. */
export const ForSupport: Story = {
  parameters: {
    screen: { ...screen, rights: ['support'] },
    scenario: (api: MockApi) => {
      issueFew(api);
      chargeTax(api);
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8));
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(canvas.queryByText(/no customer country/)).toBeNull();
  },
};
/** Orders from before the checkout required a country. */
export const WithoutCountry: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      issueFew(api, 3);
      chargeTax(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 invoices have no customer country/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const countryless = canvas.getByRole('list', { name: 'Invoices without a country' });
    await expect(within(countryless).getAllByRole('link', { name: /^\d{4}-\d{5}$/ })).toHaveLength(3);
  },
};
const long = (api: MockApi) => {
  issueFew(api, 3);
  for (const invoice of api.db.state.invoices)
    Object.assign(invoice, {
      buyer: { ...invoice.buyer, name: longPerson.name, email: longPerson.email },
      total: Math.sign(invoice.total) * 1_234_567.89,
    });
};
export const LongTexts: Story = {
  parameters: { scenario: long },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longPerson.email))[0]).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone', scenario: (api: MockApi) => issueFew(api) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 documents')).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
/** Drafts above the list; a deleted one can be restored. */
export const Drafts: Story = {
  tags: ['no-picture'], // the ids of orders in its links differ from run to run
  parameters: {
    scenario: (api: MockApi) => {
      issueFew(api, 3);
      storeDraft(api);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Padma Foods Ltd.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New invoice' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the draft for Padma Foods Ltd.' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Padma Foods Ltd.' })).toBeNull());
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Padma Foods Ltd.' })).toBeVisible();
  },
};
/** An invoice that the studio has written, without an order. */
export const WithoutOrder: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.state.orders = [];
      storeDirectInvoice(api, 1);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order')).toBeVisible();
    await expect(canvas.getByText('Overdue')).toBeVisible();
  },
};

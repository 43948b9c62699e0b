import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  DEPOSIT_IDS,
  DRAFT_ID,
  sampleContent,
  storeDeposits,
  storeDraft,
  storePayers,
} from '@/test/direct-invoice-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DraftPage } from './draft-page.tsx';

const screen = { path: `/admin/orders/invoices?draft=${DRAFT_ID}`, signedInAs: 'super_admin' } as const;

const chargeTax = (api: MockApi) => {
  api.db.state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
};

const meta = {
  title: 'Screens/Administration/Invoice draft',
  component: DraftPage,
  args: { id: DRAFT_ID },
  parameters: {
    layout: 'fullscreen',
    screen,
    initialViewport: 'desktop',
    scenario: (api: MockApi) => {
      chargeTax(api);
      storeDraft(api);
    },
  },
} satisfies Meta<typeof DraftPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Padma Foods Ltd.')).toBeVisible();
    await expect(canvas.getByText('$282.75')).toBeVisible();
  },
};
/** Of a project whose organisation has people who pay. */
export const Payers: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      chargeTax(api);
      storeDraft(api);
      storePayers(api);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const readers = 'Rina Das (rina@padma.example) and Mahmudul Karim (mahmudul@padma.example)';
    await expect(await canvas.findByText(`Emailed to ${readers}, who pay for the organisation.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(`is emailed to ${readers}.`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  },
};
/** Lines are added, moved and removed by keyboard, and the totals follow. */
export const Lines: Story = {
  tags: ['no-picture'], // the time of the save
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Icon set');
    const up = canvas.getByRole('button', { name: 'Move line 2 up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('textbox', { name: /^Description/ })[0]).toHaveValue('Icon set');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    const last = within(canvas.getByRole('group', { name: 'Line 3' }));
    await userEvent.type(last.getByRole('textbox', { name: /^Description/ }), 'Print');
    await userEvent.type(last.getByRole('textbox', { name: /^Price/ }), '10');
    await expect(canvas.getByText('$270.25')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Draft saved \d\d:\d\d$/), {
      timeout: 8000,
    });
  },
};
export const Incomplete: Story = {
  parameters: {
    scenario: (api: MockApi) =>
      storeDraft(api, { ...sampleContent, recipient: { ...sampleContent.recipient, name: '', email: '' }, lines: [] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invoice' }));
    await expect(await canvas.findByText('Please enter a name')).toBeVisible();
    await expect(canvas.getByText('Please add a line')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name or organisation/ })).toHaveFocus());
  },
};
export const InvalidAmount: Story = {
  play: async ({ canvas }) => {
    const [discount] = await canvas.findAllByRole('textbox', { name: 'Discount' });
    if (discount) await userEvent.type(discount, '500');
    await expect(await canvas.findByText('The discount is larger than the line')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet: please check the marked fields');
  },
};
export const CustomerFound: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) =>
      storeDraft(api, { ...sampleContent, recipient: { ...sampleContent.recipient, name: '', email: '' } }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a customer' }), 'customer@example.com');
    await userEvent.click(await canvas.findByRole('button', { name: /customer@example\.com/ }));
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('customer@example.com');
    await expect(canvas.getByText('The customer sees this invoice in their account.')).toBeVisible();
  },
};
export const AsksBeforeSending: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invoice' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Send this invoice of $282.75?');
  },
};
/** Earlier invoices of the recipient are deducted, by net and tax. */
export const Deposits: Story = {
  tags: ['no-picture'], // the time of the save
  parameters: {
    scenario: (api: MockApi) => {
      storeDeposits(api);
      storeDraft(api);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /2026-00001/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /\$57\.50 of it is still due there/ }));
    // 282.75 less 115 and 57.50
    await expect(canvas.getByText('$110.25')).toBeVisible();
    await expect(canvas.getByText('-$150.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Send this invoice of $110.25?');
  },
};
/** Three parts by one press; what no longer adds up is said at once. */
export const Instalments: Story = {
  tags: ['no-picture'], // the days are those of today
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 monthly instalments' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount 1' })).toHaveValue('94.25');
    await expect(canvas.getByText('Adds up to the amount due')).toBeVisible();
    const second = canvas.getByRole('textbox', { name: 'Amount 2' });
    await userEvent.clear(second);
    await userEvent.type(second, '90');
    await expect(canvas.getByText('$4.25 of the amount due is missing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('$4.25 of the amount due is missing');
    await userEvent.click(canvas.getByRole('button', { name: 'Equal amounts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Send this invoice of $282.75?');
  },
};
/** The lines of a rate are less than the deposits. */
export const DepositsTooLarge: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      storeDeposits(api);
      storeDraft(api, { ...sampleContent, lines: sampleContent.lines.slice(0, 1), deposits: [...DEPOSIT_IDS] });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /2026-00001/ })).toBeChecked();
    await expect(await canvas.findByText('The deposits are larger than the lines with their tax rate')).toBeVisible();
  },
};
/** The server of the story that is shown. */
const opened: { api?: MockApi } = {};

/** Another administrator has saved the draft meanwhile. */
export const Conflict: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      storeDraft(api);
      opened.api = api;
    },
  },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Purchase order number' });
    const [stored] = opened.api?.db.state.invoiceDrafts ?? [];
    if (stored) Object.assign(stored, { version: 2, content: { ...sampleContent, purchaseOrder: 'Theirs' } });
    await userEvent.type(number, '-B');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use their draft' }, { timeout: 8000 }));
    await expect(number).toHaveValue('Theirs');
  },
};
export const NotFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders/invoices?draft=00000000-0000-4000-8000-0000000000ff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft not found.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminGetInvoiceDraft') },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Padma Foods Ltd.')).toBeVisible();
  },
};

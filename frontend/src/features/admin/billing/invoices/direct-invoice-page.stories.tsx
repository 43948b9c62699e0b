import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  DEPOSIT_IDS,
  INVOICE_ID,
  storeDirectInvoice,
  storeDraft,
  storeFinalInvoice,
  storePayers,
  threeParts,
} from '@/test/direct-invoice-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { toPaymentRow } from '../../../../../../mocks/store/recorded-payments.ts';
import { DirectInvoicePage } from './direct-invoice-page.tsx';

const meta = {
  title: 'Screens/Administration/Invoice of the studio',
  component: DirectInvoicePage,
  args: { id: INVOICE_ID },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/admin/orders/invoices?invoice=${INVOICE_ID}`, signedInAs: 'super_admin' },
    initialViewport: 'desktop',
    scenario: (api: MockApi) => storeDirectInvoice(api, 365),
  },
} satisfies Meta<typeof DirectInvoicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice 2026-00001', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
    await expect(canvas.getByText('Thank you for working with us.')).toBeVisible();
  },
};
/** Of a project whose organisation has people who pay: they get its emails instead of the recipient. */
export const Payers: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      storeDirectInvoice(api, 365);
      storeDraft(api);
      for (const draft of api.db.state.invoiceDrafts) draft.invoiceId = INVOICE_ID;
      storePayers(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rina@padma.example')).toBeVisible();
    await expect(canvas.getByText('mahmudul@padma.example')).toBeVisible();
  },
};
export const Overdue: Story = {
  parameters: { scenario: (api: MockApi) => storeDirectInvoice(api, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue')).toBeVisible();
  },
};
const withPlan = (api: MockApi) => {
  storeDirectInvoice(api, 365);
  api.db.state.reminderPlan.steps = [-3, 0, 7, 14].map((days) => ({ days, active: days !== 14 }));
};
/** By the plan and by hand; silenced for this invoice. */
export const Reminders: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withPlan(api);
      const reminder = { sent_at: '2026-11-19T05:00:00.000Z', dueOn: '2026-11-19', days: null, amount: 282.75 };
      const id = '00000000-0000-4000-8000-0000000000e3';
      const sent = [{ ...reminder, id, sent_by: 'Tanvir Ahmed' }];
      api.db.state.invoiceReminders[INVOICE_ID] = { silenced: false, sent };
    },
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('list', { name: 'Next reminders' }));
    await expect(next.getByText(/3 days before the due date/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Sent reminders' })).toHaveTextContent('sent by Tanvir Ahmed');
  },
};
export const ReminderSent: Story = {
  tags: ['no-picture'], // the moment of the reminder
  parameters: { scenario: withPlan },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reminder' }));
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    await expect(await canvas.findByRole('list', { name: 'Sent reminders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Silence' }));
    await expect(await canvas.findByText('Silenced for this invoice.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('list', { name: 'Next reminders' })).toBeVisible();
  },
};
/** Three parts, the first of which is paid and the second in part. */
export const Instalments: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      storeDirectInvoice(api, 14, threeParts('2026-11-30'));
      const paid = { ...toPaymentRow(), paidOn: '2026-11-19', method: 'bank' as const, reference: '' };
      api.db.state.directInvoices[INVOICE_ID]?.payments.push({ ...paid, amount: 100 });
    },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Instalments' }));
    await expect(list.getByText('Paid')).toBeVisible();
    await expect(list.getByText(/^\$88\.50 open/)).toBeVisible();
  },
};
/** All lines, then what two deposits deduct. */
export const Final: Story = {
  parameters: { scenario: storeFinalInvoice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice 2026-00003', level: 1 })).toBeVisible();
    await expect(canvas.getByText('-115.00')).toBeVisible();
  },
};
/** A deposit that the final invoice has deducted. */
export const Deducted: Story = {
  args: { id: DEPOSIT_IDS[0] },
  parameters: {
    scenario: storeFinalInvoice,
    screen: { path: `/admin/orders/invoices?invoice=${DEPOSIT_IDS[0]}`, signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2026-00003' })).toBeVisible();
  },
};
/** A part is credited: a credit note follows the invoice. */
export const Credited: Story = {
  tags: ['no-picture'], // the day of the credit note
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Send credit note' }));
    await expect(await dialog.findByText('Please enter an amount up to $282.75')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '82.75');
    await userEvent.click(dialog.getByRole('button', { name: 'Send credit note' }));
    await waitFor(() => expect(canvas.getByText('$200.00')).toBeVisible());
    await expect(canvas.getByRole('article', { name: /Credit note CN-/ })).toBeVisible();
  },
};
/** A part has arrived: the rest is due. */
export const PartlyPaid: Story = {
  tags: ['no-picture'], // the day of the payment
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await dialog.findByText('Please enter an amount up to $282.75')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'TX-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await canvas.findByText('Partly paid')).toBeVisible();
    await expect(canvas.getByText('$182.75')).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Payments' })).getByText(/Bank transfer · TX-1/),
    ).toBeVisible();
  },
};
export const Paid: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      storeDirectInvoice(api, 365);
      const payment = { ...toPaymentRow(), method: 'bank', reference: 'TX-1', paidOn: '2026-11-19' } as const;
      api.db.state.directInvoices[INVOICE_ID]?.payments.push(
        { ...payment, id: '00000000-0000-4000-8000-0000000000e1', amount: 100 },
        { ...payment, id: '00000000-0000-4000-8000-0000000000e2', amount: 182.75, method: 'mobile', reference: '' },
      );
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Payments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record payment' })).toBeNull();
  },
};
/** Ten percent were withheld as VAT, whose certificate comes later; a payment by mistake is reversed. */
export const Withheld: Story = {
  tags: ['no-picture'], // the day of the payment
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tax withheld/ }), 'vds');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Withheld amount/ }), '33.75');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await dialog.findByText('Please enter an amount up to $249.00')).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '249');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await canvas.findByText('Certificate pending')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record payment' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Add certificate' }));
    const certificate = within(await body.findByRole('dialog'));
    await userEvent.type(certificate.getByRole('textbox', { name: /^Certificate number/ }), 'VDS-2026-118');
    await userEvent.type(certificate.getByLabelText(/^Certificate date/), '2026-01-05');
    await userEvent.click(certificate.getByRole('button', { name: 'Save certificate' }));
    await expect(await canvas.findByText('Certificate VDS-2026-118, Jan 5, 2026')).toBeVisible();

    const [reverse] = canvas.getAllByRole('button', { name: 'Reverse' });
    if (reverse) await userEvent.click(reverse);
    const correction = within(await body.findByRole('dialog'));
    await userEvent.click(correction.getByRole('button', { name: 'Reverse' }));
    await expect(await correction.findByText('Please enter a reason')).toBeVisible();
    await userEvent.type(correction.getByRole('textbox', { name: /^Reason/ }), 'Typed for another invoice');
    await userEvent.click(correction.getByRole('button', { name: 'Reverse' }));
    await expect(await canvas.findByText('Typed for another invoice')).toBeVisible();
    await expect(canvas.getByText('Partly paid')).toBeVisible();
  },
};
export const NotFound: Story = {
  parameters: {
    screen: { path: '/admin/orders/invoices?invoice=00000000-0000-4000-8000-0000000000ff', signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice not found.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminGetInvoice') },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice 2026-00001', level: 1 })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { INVOICE_ID, INVOICE_TOKEN, storeDirectInvoice, threeParts } from '@/test/direct-invoice-samples.ts';
import { saveInvoicedReceipts } from '@/test/hours-samples.ts';
import { connectProviderPage } from '@/test/provider-page.ts';
import { storeSchedule } from '@/test/recurring-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { createPayment } from '../../../../../../mocks/store/payments.ts';
import { toPaymentRow } from '../../../../../../mocks/store/recorded-payments.ts';
import { saveInvoiceToken } from './invoice-token.ts';
import { LinkedInvoicePage } from './linked-invoice-page.tsx';

type Prepare = (api: MockApi) => void;
const opened =
  (prepare: Prepare = () => {}, dueDays = 365): Prepare =>
  (api) => {
    saveInvoiceToken(INVOICE_TOKEN);
    storeDirectInvoice(api, dueDays);
    const manual = {
      manualEnabled: true,
      manualTitle: 'bKash',
      manualInstructions: 'Send the amount to 01700-000000.',
    };
    api.db.state.paymentSettings = { ...api.db.state.paymentSettings, connected: ['stripe', 'sslcommerz'], ...manual };
    prepare(api);
  };
const record = ({ db }: MockApi, ...amounts: number[]) => {
  for (const [index, amount] of amounts.entries())
    db.state.directInvoices[INVOICE_ID]?.payments.push({
      ...toPaymentRow(),
      id: `00000000-0000-4000-8000-0000000000e${index}`,
      amount,
      paidOn: '2026-11-19',
      method: 'bank',
      reference: '',
    });
};
const begin = ({ db }: MockApi, provider: 'stripe' | 'manual', values: object = {}) =>
  Object.assign(createPayment(db, '', provider, 28_275, { invoiceId: INVOICE_ID }), {
    code: 'TRANSFER-3F9A2C1B07',
    ...values,
  });

const meta = {
  title: 'Screens/Visitor/Invoice of a link',
  component: LinkedInvoicePage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/invoice' },
    scenario: opened(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof LinkedInvoicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoice 2026-00001', level: 1 })).toBeVisible();
    await expect(canvas.getByText('$282.75', { selector: '.font-display' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'bKash' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $282.75' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Download PDF/ })).toBeVisible();
  },
};
/** Two receipts are shown; a third one is hidden. */
export const Receipts: Story = {
  parameters: { scenario: opened((api) => saveInvoicedReceipts(api, INVOICE_ID)) },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Receipts' }));
    await expect(part.getAllByRole('listitem')).toHaveLength(2);
    await expect(part.getByText('Nov 12, 2026 · $499.50 ·', { exact: false })).toBeVisible();
    const download = part.getByRole('button', { name: /Hotel Padma, one night/ });
    await userEvent.click(download);
    await waitFor(() => expect(download).toBeEnabled());
    await expect(within(document.body).queryByText('Failed to download the receipt')).toBeNull();
    canvas.getByRole('heading', { name: 'Receipts' }).scrollIntoView();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
/** A part has been paid: the sums show how the rest comes about. */
export const PartlyPaid: Story = {
  parameters: { scenario: opened((api) => record(api, 100)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $182.75' })).toBeVisible();
    await expect(canvas.getByText('−$100.00')).toBeVisible();
  },
};
/** How often it comes, and when next. */
export const Recurring: Story = {
  parameters: { scenario: opened((api) => storeSchedule(api)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This invoice recurs every month. The next one is dated Jan 1, 2027.'),
    ).toBeVisible();
  },
};
/** The next instalment is paid, or everything that is left. */
export const Instalments: Story = {
  parameters: {
    scenario: opened((api) => {
      storeDirectInvoice(api, 14, threeParts('2027-01-31'));
      record(api, 100);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $88.50' })).toBeVisible();
    await expect(canvas.getByText('$88.50 of $94.25 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Full balance/ }));
    await expect(canvas.getByRole('button', { name: 'Pay $182.75' })).toBeVisible();
  },
};
export const Overdue: Story = {
  parameters: { scenario: opened(() => {}, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Was due on Nov 19, 2026')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay $282.75' })).toBeVisible();
  },
};
export const Paid: Story = {
  parameters: { scenario: opened((api) => record(api, 100, 182.75)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Paid in full' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
/** The demo's provider pays at once. */
export const Paying: Story = {
  tags: ['no-picture'], // the day of the payment
  parameters: {
    scenario: opened(({ db }) => {
      db.state.paymentSettings = { ...db.state.paymentSettings, connected: ['demo'], manualEnabled: false };
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $282.75' }));
    await expect(await canvas.findByRole('heading', { name: 'Paid in full' })).toBeVisible();
    await expect(canvas.getByText('−$282.75')).toBeVisible();
  },
};
/** Another tab has paid, or the studio has credited a part, since the page was opened. */
export const Changed: Story = {
  parameters: {
    scenario: opened((api) => api.scenarios.failing('payLinkedInvoice', 409)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $282.75' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Transfer: Story = {
  parameters: { scenario: opened((api) => void begin(api, 'manual')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Send the amount to 01700-000000.')).toBeVisible();
    await expect(canvas.getByText('TRANSFER-3F9A2C1B07')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reference' }));
    await expect(await canvas.findByText('Please enter your transfer reference')).toBeVisible();
  },
};
export const Checking: Story = {
  parameters: {
    scenario: opened((api) => void begin(api, 'manual', { hold: 'transfer', transferNumber: '9GX41K' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We are checking your payment/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change reference' })).toBeVisible();
  },
};
/** A payment by card was begun and not completed. */
export const Unfinished: Story = {
  parameters: {
    scenario: opened((api) => {
      connectProviderPage(api);
      begin(api, 'stripe');
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue to payment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay another way' }));
    await expect(await canvas.findByRole('radio', { name: 'bKash' })).toBeVisible();
  },
};
export const Declined: Story = {
  parameters: {
    scenario: opened(
      (api) => void begin(api, 'manual', { status: 'failed', reason: 'We could not find this transfer.' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this transfer.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay $282.75' })).toBeVisible();
  },
};
export const NoMethods: Story = {
  parameters: {
    scenario: opened(({ db }) => {
      db.state.paymentSettings = { ...db.state.paymentSettings, connected: [], manualEnabled: false };
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Online payment is currently unavailable/)).toBeVisible();
  },
};
/** The studio has renewed the link. */
export const Renewed: Story = {
  parameters: {
    scenario: opened(({ db }) => {
      const stored = db.state.directInvoices[INVOICE_ID];
      if (stored) stored.token = 'another';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link doesn’t work/)).toBeVisible();
  },
};
export const WithoutLink: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Use the link in our email/)).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: opened((api) => api.scenarios.stalling('getLinkedInvoice')) },
};
export const Failed: Story = {
  parameters: { scenario: opened((api) => api.scenarios.failing('getLinkedInvoice', 503)) },
  play: async ({ canvas }) => {
    const button = await within(await canvas.findByRole('alert')).findByRole('button', { name: 'Try again' });
    await expect(button).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleInvoice } from '@/test/invoice-samples.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const abroad = { ...sampleInvoice, buyer: { ...sampleInvoice.buyer, country: 'SG' } };

const meta = {
  title: 'Components/Invoice/Invoice paper',
  component: InvoiceDocument,
  args: { invoice: abroad },
} satisfies Meta<typeof InvoiceDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invoice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Invoice 2026-00042' })).toBeVisible();
    await expect(canvas.getByText('Total (USD)').nextSibling).toHaveTextContent('$9.99');
  },
};
export const Paid: Story = {
  args: {
    invoice: {
      ...abroad,
      lines: sampleInvoice.lines.map((line) => ({ ...line, until: '2027-11-18T09:05:00.000Z' })),
      payment: { title: 'Card', code: 'CARD-3F9A2C1B07', paid_at: '2026-11-18T09:05:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Licence until Nov 18, 2027')).toBeVisible();
    await expect(canvas.getByText('Paid by Card')).toBeVisible();
    await expect(canvas.getByText('Reference').nextSibling).toHaveTextContent('CARD-3F9A2C1B07');
  },
};
export const CreditNote: Story = {
  args: {
    invoice: {
      ...abroad,
      kind: 'credit_note',
      number: 'CN-2026-00003',
      refersTo: '2026-00042',
      net: -8.69,
      tax: -1.3,
      total: -9.99,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For invoice 2026-00042')).toBeVisible();
  },
};
/** A buyer in Bangladesh reads both languages, on an English page too. */
export const Bilingual: Story = {
  args: {
    invoice: {
      ...sampleInvoice,
      currency: 'BDT',
      buyer: { ...sampleInvoice.buyer, name: 'নাদিয়া রহমান', country: 'BD', taxNumber: '' },
      lines: sampleInvoice.lines.map((line) => ({ ...line, until: null })),
      payment: { title: 'Card', code: 'CARD-3F9A2C1B07', paid_at: '2026-11-18T09:05:00.000Z' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /^চালান ?\/ Invoice/ })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('মোট / Total (BDT)BDT 9.99');
    await expect(canvasElement.querySelector('h2 [lang=bn]')).toHaveTextContent('চালান');
  },
};
const long = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী রহমান খান মজুমদার অ্যান্ড সন্স লিমিটেড';
export const Mushak: Story = {
  parameters: { initialViewport: 'phone' },
  args: {
    invoice: {
      ...abroad,
      mushak: true,
      currency: 'BDT',
      seller: { ...sampleInvoice.seller, taxNumber: '123456789-0123' },
      buyer: { ...abroad.buyer, name: long },
      lines: sampleInvoice.lines.flatMap((line) =>
        Array.from({ length: 12 }, (_, index) => ({
          ...line,
          description: `${index + 1}. রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet`,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('BIN: 123456789-0123');
  },
};
/** All columns of the official form; phones show only the totals below. */
export const MushakWide: Story = {
  ...Mushak,
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Supplementary duty' })).toBeVisible();
  },
};
/** The official form with the labels of both languages. */
export const MushakBilingual: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { invoice: { ...sampleInvoice, mushak: true, currency: 'BDT' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^কর চালানপত্র ?\/ Tax invoice/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /^সম্পূরক শুল্ক ?\/ Supplementary duty/ })).toBeVisible();
  },
};

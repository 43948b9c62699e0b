import { expect, test } from 'vitest';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import { addLine, readForm, sendingProblems, taxEmptyLines, toForm } from './draft-form.ts';

const draft: InvoiceDraft = {
  id: '00000000-0000-4000-8000-0000000000d1',
  recipient: {
    customerId: null,
    name: 'Padma Foods Ltd.',
    email: 'accounts@padma.example',
    address: '',
    country: 'BD',
    taxNumber: '',
    language: 'en',
  },
  payers: [],
  lines: [
    { description: 'Logo', quantity: 2.5, unit: 'hours', unitPrice: 40, discount: 0, taxName: 'VAT', taxPercent: 15 },
  ],
  note: '',
  purchaseOrder: '',
  dueDays: 14,
  currency: 'BDT',
  net: 100,
  tax: 15,
  total: 115,
  version: 1,
  savedBy: null,
  savedAt: '2026-11-29T09:05:00.000Z',
  invoice_id: null,
  schedule_id: null,
  deposits: [],
  instalments: [],
};
const form = toForm(draft);
const [line = addLine([], { taxName: '', taxPercent: 0 })[0]] = form.lines;
const withLine = (values: object) => ({ ...form, lines: line ? [{ ...line, ...values }] : [] });

test('a draft is read as it was shown, in digits of either script', () => {
  const { recipient, lines, note, purchaseOrder, dueDays, deposits, instalments } = draft;
  const content = { recipient, lines, note, purchaseOrder, dueDays, deposits, instalments };
  expect(readForm(form, 'BDT')).toEqual({ content, problems: {} });
  expect(readForm(withLine({ quantity: '১.৫', unitPrice: '1,250.50' }), 'BDT').content.lines[0]).toMatchObject({
    quantity: 1.5,
    unitPrice: 1250.5,
  });
  expect(readForm(withLine({ quantity: '2,5', unitPrice: '35,50' }), 'BDT').content.lines[0]).toMatchObject({
    quantity: 2.5,
    unitPrice: 35.5,
  });
});

test('numbers that cannot be saved are problems of their fields', () => {
  expect(readForm(withLine({ quantity: 'two', unitPrice: '1.999', discount: '-1' }), 'BDT').problems).toEqual({
    'lines.0.quantity': 'Please enter a quantity such as 2.5',
    'lines.0.unitPrice': 'Please enter an amount such as 4.50',
    'lines.0.discount': 'Please enter an amount such as 4.50',
  });
  expect(readForm(withLine({ discount: '500' }), 'BDT').problems).toEqual({
    'lines.0.discount': 'The discount is larger than the line',
  });
  expect(readForm({ ...form, dueDays: '1.5' }, 'BDT').problems).toEqual({ dueDays: 'Please enter 0 to 365 days' });
});

test('a new line has the tax of the one before it, or of the recipient’s country', () => {
  expect(addLine(form.lines, { taxName: '', taxPercent: 0 })[1]).toMatchObject({
    key: 1,
    taxName: 'VAT',
    taxPercent: 15,
  });
  expect(addLine([], { taxName: 'GST', taxPercent: 9 })[0]).toMatchObject({ key: 0, quantity: '1', taxName: 'GST' });
});

test('what is missing for sending is said in the order of the form', () => {
  const empty = { ...readForm(form, 'BDT').content, recipient: { ...draft.recipient, name: '', email: '' }, lines: [] };
  expect(Object.keys(sendingProblems(empty, 'BDT'))).toEqual(['recipient.name', 'recipient.email', 'lines']);
  expect(sendingProblems(readForm(form, 'BDT').content, 'BDT')).toEqual({});
});

test('a new country changes the tax of lines that are still empty', () => {
  const tax = { taxName: 'VAT', taxPercent: 15 };
  const [empty] = addLine([], { taxName: '', taxPercent: 0 });
  if (!empty) throw new Error('No line was added');
  const typed = { ...empty, key: 1, description: 'Logo' };
  expect(taxEmptyLines([empty, typed], tax)).toEqual([{ ...empty, ...tax }, typed]);
});

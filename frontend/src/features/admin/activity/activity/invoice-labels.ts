import { countryName } from '@/lib/countries.ts';
import { choice, count, money, prose, shown, text, toggle } from './label-formats.ts';

/** Fields of invoices that the studio has written, of recurring ones and of their settings. */
export const INVOICE_LABELS = {
  invoice: {
    total: money('Total'),
    credited: money('Credited'),
    paid: money('Paid'),
    withheld: money('Tax withheld'),
    tax: choice({ vds: 'VDS', tds: 'TDS' })('Kind of tax'),
    certificate: text('Certificate'),
    reminded: money('Amount requested'),
    silenced: toggle('Reminders silenced'),
    reason: prose('Reason'),
  },
  'invoice-schedule': {
    every: choice({ month: 'Month', quarter: 'Quarter', year: 'Year' })('Every'),
    first_on: text('First invoice'),
    ends_on: text('Last day'),
    times: count('Number of invoices'),
    sends: toggle('Sent automatically'),
    status: choice({ active: 'Active', paused: 'Paused', ended: 'Ended' })('Status'),
    total: money('Total'),
  },
  'invoice-settings': {
    sellerName: text('Seller'),
    sellerAddress: prose('Address on invoices', 'address'),
    sellerCountry: shown((code) => (code === '' ? '' : countryName(code)))('Country'),
    taxNumber: text('Tax number or BIN'),
    rates: text('Tax rates'),
    pricesIncludeTax: toggle('Prices include tax'),
    reminders: text('Reminders'),
    skipsWeekend: toggle('No reminders on weekends'),
  },
};

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { ImportKindName } from './import-search.ts';

type Kind = Exclude<ImportKindName, 'translations'>;

/** Two rows of each kind, with every column that a file of another shop is likely to have. */
const EXAMPLES: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  products: [
    ['Title', 'Category', 'Description', 'Version', 'Features', 'Price', 'Period', 'Status'],
    [
      'River Map',
      'Android Applications',
      'Every ferry and pier.',
      '2.1.0',
      'Works offline|Tides',
      '9.99',
      'once',
      'draft',
    ],
    ['Tide Table', 'Android Applications', 'High and low water.', '1.0.0', 'Alerts', '৳ ১,২৯৯', 'year', 'draft'],
  ],
  customers: [
    ['Name', 'Email', 'Country', 'Since'],
    ['Rina Das', 'rina@example.com', 'Bangladesh', '2023-04-12'],
    ['Omar Faruk', 'omar@example.com', 'DE', '2024-01-30'],
  ],
  orders: [
    [
      'Order number',
      'Date',
      'Email',
      'First name',
      'Last name',
      'Country',
      'Product',
      'Plan',
      'Amount',
      'Licence key',
      'Plan ends',
    ],
    [
      '8812',
      '2023-04-12',
      'rina@example.com',
      'Rina',
      'Das',
      'Bangladesh',
      'River Map',
      'Pro',
      '৳ 1,234.50',
      'RM-2023-7F3K-9Q1Z',
      'never',
    ],
    [
      '8940',
      '2026-02-03',
      'omar@example.com',
      'Omar',
      'Faruk',
      'DE',
      'Tide Table',
      'Standard',
      '19,99',
      '',
      '2027-02-03',
    ],
  ],
  subscribers: [
    ['Email', 'Confirmed', 'Status'],
    ['rina@example.com', '2024-05-31', 'confirmed'],
    ['omar@example.com', '2023-01-02', 'unsubscribed'],
  ],
};

/** Saves a file that shows how rows are written. */
export function ExampleFile({ kind }: { readonly kind: Kind }) {
  return (
    <Button variant="outline" size="sm" onClick={() => saveFile(csvFile(EXAMPLES[kind]), `${kind}-example.csv`)}>
      <Download aria-hidden="true" />
      <span>Download example</span>
    </Button>
  );
}

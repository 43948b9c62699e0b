import { expect, test } from 'vitest';
import { reportCsv, reportFileName } from './report-csv.ts';

const months = [
  { month: '2026-10', orders: 11, spending: 189.9, downloads: 290 },
  { month: '2026-11', orders: 0, spending: 0, downloads: 12 },
];

test('has one row per month below the header', () => {
  expect(reportCsv(months)).toBe(
    'Month,Orders,Spending (USD),Downloads\r\n2026-10,11,189.90,290\r\n2026-11,0,0.00,12\r\n',
  );
});

test('the file is named after the last month', () => {
  expect(reportFileName(months)).toBe('reports-2026-11.csv');
});

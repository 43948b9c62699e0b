import { describeInvoiceNumbers } from './invoice-numbers.ts';

describeInvoiceNumbers('postgres', 1_000, 20);

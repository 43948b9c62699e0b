import { describeInvoiceNumbers } from './invoice-numbers.ts';

describeInvoiceNumbers('embedded', 100, 10);

import { casesOf } from '../../support/test-length.ts';
import { describeInvoiceNumbers } from './invoice-numbers.ts';

describeInvoiceNumbers('postgres', casesOf(200, 1_000), 20);

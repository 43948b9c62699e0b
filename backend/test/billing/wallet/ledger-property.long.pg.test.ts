import { casesOf } from '../../support/test-length.ts';
import { describeLedger } from './ledger-property.ts';

describeLedger('postgres', casesOf(1_000, 10_000));

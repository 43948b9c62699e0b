import { casesOf } from '../../support/test-length.ts';
import { describeLedger } from './ledger-property.ts';

describeLedger('embedded', casesOf(200, 500));

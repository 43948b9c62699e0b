import { describeLedger } from './ledger-property.ts';

describeLedger('embedded', 500);

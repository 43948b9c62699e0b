import { describeLedger } from './ledger-property.ts';

describeLedger('embedded', 2_000);

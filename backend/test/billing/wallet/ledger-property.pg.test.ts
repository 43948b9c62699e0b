import { describeLedger } from './ledger-property.ts';

describeLedger('postgres', 10_000);

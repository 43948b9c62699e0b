import { describePurchaseRaces } from './buying.ts';

describePurchaseRaces('postgres');

import { describePurchaseRaces } from './purchase-races.ts';

describePurchaseRaces('postgres');

import { describePurchaseRaces } from './buying.ts';

describePurchaseRaces('embedded');

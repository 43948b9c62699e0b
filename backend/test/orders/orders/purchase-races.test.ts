import { describePurchaseRaces } from './purchase-races.ts';

describePurchaseRaces('embedded');

import { describePayouts } from './payout-property.ts';

describePayouts('embedded', 200, 10);

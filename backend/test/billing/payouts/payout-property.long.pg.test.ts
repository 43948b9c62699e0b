import { describePayouts } from './payout-property.ts';

describePayouts('postgres', 2_000, 20);

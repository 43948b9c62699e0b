import { describeSettlement } from './settlement-property.ts';

describeSettlement('embedded', 80);

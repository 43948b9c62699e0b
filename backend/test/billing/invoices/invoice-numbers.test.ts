import { describeNumbers } from './invoice-numbers.ts';

describeNumbers('embedded', 100, 10);

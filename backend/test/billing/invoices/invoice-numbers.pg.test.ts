import { describeNumbers } from './invoice-numbers.ts';

describeNumbers('postgres', 1_000, 20);

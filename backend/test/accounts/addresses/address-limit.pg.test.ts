import { describeLimit } from './address-limit.ts';

describeLimit('postgres');

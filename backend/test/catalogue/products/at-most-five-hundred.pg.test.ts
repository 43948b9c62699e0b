import { describeLimit } from './at-most-five-hundred.ts';

describeLimit('postgres');

import { describeLimit } from './at-most-fifty.ts';

describeLimit('embedded');

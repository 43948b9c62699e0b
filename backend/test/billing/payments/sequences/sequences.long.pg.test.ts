import { casesOf } from '../../../support/test-length.ts';
import { describeSequences } from './sequences.ts';

describeSequences('postgres', casesOf(40, 200));

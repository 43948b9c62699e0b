import { describeSequences } from './sequences.ts';

describeSequences('postgres', 200);

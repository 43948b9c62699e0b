import { casesOf } from '../../../support/test-length.ts';
import { describeSequences } from './sequences.ts';

// `npm run payments:sequences` runs 10,000.
describeSequences('embedded', casesOf(10, 100));

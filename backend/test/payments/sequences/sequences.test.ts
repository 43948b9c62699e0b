import { describeSequences } from './sequences.ts';

// `npm run payments:sequences` plays 10,000.
describeSequences('embedded', 200);

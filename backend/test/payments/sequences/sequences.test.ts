import { describeSequences } from './sequences.ts';

// PostgreSQL plays 200 in its own step; `npm run payments:sequences` plays 10,000.
describeSequences('embedded', 50);

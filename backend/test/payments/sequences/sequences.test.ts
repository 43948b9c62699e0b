import { describeSequences } from './sequences.ts';

// The other 150 of each run are played on PostgreSQL beside it; `npm run payments:sequences` plays 10,000.
describeSequences('embedded', 50);

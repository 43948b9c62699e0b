import { describeSequences } from './sequences.ts';

// The PostgreSQL step runs 200; `npm run payments:sequences` runs 10,000.
describeSequences('embedded', 50);

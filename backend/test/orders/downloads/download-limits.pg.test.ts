import { describeDownloadLimits } from './download-limits.ts';

describeDownloadLimits('postgres');

/**
 * `none` was ever requested; `expired`: the file was removed; `failed`: it could not be created and can be requested again
 */
export type DataExportState = typeof DataExportState[keyof typeof DataExportState];


export const DataExportState = {
  none: 'none',
  waiting: 'waiting',
  running: 'running',
  ready: 'ready',
  expired: 'expired',
  failed: 'failed',
} as const;

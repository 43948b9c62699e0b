/**
 * `expired`: the file was removed; `failed`: it could not be made, and may be asked for again
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

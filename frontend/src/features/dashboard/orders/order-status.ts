export interface StatusLook {
  readonly tone: 'success' | 'danger' | 'warning';
  readonly sign: 'check' | 'cross' | 'clock';
  /** The status as a word to read: 'Completed'. */
  readonly word: string;
}

/** How a status is shown: completed is done, cancelled is off, everything else is still on its way. */
export function statusLook(status: string): StatusLook {
  const word = status.charAt(0).toUpperCase() + status.slice(1);
  switch (status.toLowerCase()) {
    case 'completed':
      return { tone: 'success', sign: 'check', word };
    case 'cancelled':
      return { tone: 'danger', sign: 'cross', word };
    default:
      return { tone: 'warning', sign: 'clock', word };
  }
}

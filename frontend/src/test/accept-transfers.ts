import type { MockApi } from '../../../mocks/api.ts';

/** The studio accepts cards and transfers. */
export function acceptTransfers({ db: { state } }: MockApi): void {
  const manual = { manualEnabled: true, manualTitle: 'bKash', manualInstructions: 'Send it to 01700-000000.' };
  state.paymentSettings = { ...state.paymentSettings, connected: ['stripe'], ...manual };
}

import { expect, waitFor } from 'storybook/test';
import type { MockApi } from '../../../mocks/api.ts';

const HASH = '#provider';

/** Card payments are made on a page of the provider: here an anchor of the story's own page, which is not left. */
export const connectProviderPage = ({ db }: MockApi): void => {
  db.state.paymentSettings.connected = ['stripe'];
  db.providerPage = new URL(HASH, location.href).href;
};

/** The provider's page opens, and the customer goes back: the browser restores the page as it was left. */
export const visitProviderPage = async (): Promise<void> => {
  await waitFor(() => expect(location.hash).toBe(HASH));
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

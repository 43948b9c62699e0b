import { Trans } from '@lingui/react/macro';

/** What a buyer of seats does with them. */
export const SeatsText = () => (
  <Trans>You invite people by email after the payment. Each gets a download and a licence key of their own.</Trans>
);

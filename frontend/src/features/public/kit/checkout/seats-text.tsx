import { Trans } from '@lingui/react/macro';

/** What a buyer of seats does with them. */
export const SeatsText = () => (
  <Trans>You can invite people by email after payment. Each person gets their own download and licence key.</Trans>
);

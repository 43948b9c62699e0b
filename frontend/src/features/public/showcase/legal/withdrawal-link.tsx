import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Below the terms: consumers must find the function for withdrawing on the site itself. */
export function WithdrawalLink() {
  return (
    <p className="mt-14 border-t border-border pt-6">
      <Link to="/withdraw" className="font-semibold text-primary underline underline-offset-4">
        <Trans>Withdraw from contract here</Trans>
      </Link>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Below the legal texts, because the footer has the studio's own links. */
export function AccessibilityLink() {
  return (
    <p className="mt-14 border-t border-border pt-6 [p+&]:mt-4 [p+&]:border-0 [p+&]:pt-0">
      <Link to="/accessibility" className="font-semibold text-primary underline underline-offset-4">
        <Trans>Accessibility statement</Trans>
      </Link>
    </p>
  );
}

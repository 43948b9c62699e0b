import { renewalText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Download } from '@/api/generated/model.ts';
import { RightsSummary } from '@/components/order/rights-summary.tsx';

interface DownloadRightsProps {
  readonly download: Pick<Download, 'rights' | 'missed'>;
}

/** The rights of a file's plan, their end, and what a version that is not included requires. */
export function DownloadRights({ download: { rights, missed } }: DownloadRightsProps) {
  if (!rights) return null;
  return (
    <div className="mt-3 border-t border-border pt-3 text-xs text-muted-foreground tabular-nums wrap-anywhere">
      <RightsSummary rights={rights} />
      {rights.holds_until && !rights.ended && !rights.renews ? (
        <p className="mt-1">{renewalText(rights.renewable)}</p>
      ) : null}
      {missed ? (
        <p className="mt-1 text-foreground">
          <span>{t`Version ${missed.version} was released after your updates ended.`}</span>{' '}
          {rights.renewable ? (
            <span>
              <Trans>Renew your plan to get it.</Trans>
            </span>
          ) : (
            <Link
              to="/product/$id"
              params={{ id: String(missed.product_id) }}
              className="font-semibold text-primary underline underline-offset-2"
            >
              <Trans>Buy a plan to get it</Trans>
            </Link>
          )}
        </p>
      ) : null}
    </div>
  );
}

import { renewalText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Download } from '@/api/generated/model.ts';
import { RightsSummary } from '@/components/order/rights-summary.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { rowLinkClass } from './row-link-class.ts';

interface ActivePlansProps {
  readonly downloads: readonly Download[];
}

const MAX_PLANS = 4;

/** The customer's plans, with the rights and end date of each; nothing without any. */
export function ActivePlans({ downloads }: ActivePlansProps) {
  const activePlans = downloads.filter(({ rights }) => rights && !rights.ended);
  if (activePlans.length === 0) return null;
  const ending = activePlans.find(({ rights }) => rights?.holds_until && !rights.renews);
  return (
    <div>
      <RecentList
        wide
        title={t`Your plans`}
        {...(activePlans.length > MAX_PLANS ? { count: activePlans.length } : {})}
        empty=""
        all={(props) => <Link to="/dashboard/downloads" {...props} />}
        rows={activePlans.slice(0, MAX_PLANS).map(({ id, product_name, version, rights, missed }) => (
          <li key={id} className="relative border-t border-border py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to="/dashboard/downloads"
                search={{ file: id }}
                lang={detectLanguage(product_name)}
                className={`font-medium wrap-anywhere ${rowLinkClass}`}
              >
                {product_name}
              </Link>
              {version ? <span className="text-muted-foreground tabular-nums">{`v${version}`}</span> : null}
              {missed ? <Badge variant="warning">{t`${missed.version} is not included`}</Badge> : null}
            </p>
            {rights ? (
              <RightsSummary rights={rights} className="mt-1 text-xs text-muted-foreground tabular-nums" />
            ) : null}
          </li>
        ))}
      />
      {ending?.rights ? (
        <p className="mt-2 text-xs text-muted-foreground">{renewalText(ending.rights.renewable)}</p>
      ) : null}
    </div>
  );
}

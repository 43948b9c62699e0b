import { afterEnd } from '@shared/plan-words.ts';
import { Link } from '@tanstack/react-router';
import type { Download } from '@/api/generated/model.ts';
import { RightsLine } from '@/components/order/rights-line.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { langOf } from '@/lib/lang-of.ts';
import { rowLinkClass } from './row-link-class.ts';

interface HeldPlansProps {
  readonly downloads: readonly Download[];
}

const MOST = 4;

/** The customer's plans, with the rights and end date of each; nothing without any. */
export function HeldPlans({ downloads }: HeldPlansProps) {
  const held = downloads.filter(({ rights }) => rights && !rights.ended);
  if (held.length === 0) return null;
  const ending = held.find(({ rights }) => rights?.holds_until);
  return (
    <>
      <RecentList
        wide
        title="Your plans"
        {...(held.length > MOST ? { count: held.length } : {})}
        empty=""
        all={(props) => <Link to="/dashboard/downloads" {...props} />}
        rows={held.slice(0, MOST).map(({ id, product_name, version, rights, missed }) => (
          <li key={id} className="relative border-t border-border py-3 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to="/dashboard/downloads"
                search={{ file: id }}
                lang={langOf(product_name)}
                className={`font-medium wrap-anywhere ${rowLinkClass}`}
              >
                {product_name}
              </Link>
              {version ? <span className="text-muted-foreground tabular-nums">{`v${version}`}</span> : null}
              {missed ? <Badge variant="warning">{`${missed.version} is not included`}</Badge> : null}
            </p>
            {rights ? <RightsLine rights={rights} className="mt-1 text-xs text-muted-foreground tabular-nums" /> : null}
          </li>
        ))}
      />
      {ending?.rights ? (
        <p className="mt-2 text-xs text-muted-foreground">{afterEnd(ending.rights.renewable)}</p>
      ) : null}
    </>
  );
}

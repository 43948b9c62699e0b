import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { navigation } from './site-links.ts';

interface AreaSiteLinksProps {
  readonly onChoose: () => void;
}

/** The site's navigation in the menu of a working area: on small screens only the area's own bar is shown. */
export function AreaSiteLinks({ onChoose }: AreaSiteLinksProps) {
  return (
    <nav aria-label={t`Main`} className="mt-3 border-t border-border pt-3">
      <ul className="grid grid-cols-2">
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className="flex min-h-11 items-center rounded-md px-3 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

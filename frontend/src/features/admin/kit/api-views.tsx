import { Link } from '@tanstack/react-router';
import { viewLink } from './view-link.ts';

const VIEWS = [
  { label: 'Keys', to: '/admin/settings/api' },
  { label: 'Webhooks', to: '/admin/settings/api/webhooks' },
] as const;

/** What programs use, as links in the head of each. */
export function ApiViews() {
  return (
    <nav aria-label="API">
      <ul className="flex flex-wrap gap-1">
        {VIEWS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={viewLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from '@tanstack/react-router';
import { useCan } from '../../kit/use-can.ts';
import { viewLink } from '../../kit/view-link.ts';

const VIEWS = [
  { label: 'Sent', to: '/admin/settings/emails', requires: 'adminListMails' },
  { label: 'Previews', to: '/admin/settings/emails/previews', requires: 'adminListMailPreviews' },
  { label: 'Notifications', to: '/admin/settings/emails/settings', requires: 'adminUpdateMailSettings' },
] as const;

/** The views of the emails, as links in the head of each. */
export function MailViews() {
  const can = useCan();
  return (
    <nav aria-label="Emails">
      <ul className="flex flex-wrap gap-1">
        {VIEWS.filter(({ requires }) => can(requires)).map(({ label, to }) => (
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

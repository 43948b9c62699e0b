import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ActivitySubject } from '@/api/generated/model.ts';
import { Can } from './can.tsx';

interface ActivityLinkProps {
  readonly kind: ActivitySubject;
  readonly id: string | number;
  readonly className?: string;
}

/** Links to all changes that administrators made to one record; only for users with access to the activity. */
export function ActivityLink({ kind, id, className = '' }: ActivityLinkProps) {
  return (
    <Can do="adminListActivity">
      <Link
        to="/admin/settings/activity"
        search={{ kind, item: String(id) }}
        className={`inline-flex items-center gap-1.5 rounded-md text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11 ${className}`}
      >
        <History aria-hidden="true" className="size-4" />
        <span>View activity</span>
      </Link>
    </Can>
  );
}

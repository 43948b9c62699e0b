import { t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { HeaderPanel } from '../../kit/header-panel.tsx';
import { formatUnread } from './notification-age.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationsProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The bell, with a dot while something is unread, and its panel. */
export function Notifications({ open, onToggle }: NotificationsProps) {
  const notifications = useNotifications();
  return (
    <HeaderPanel
      icon={Bell}
      label={t`Notifications`}
      note={formatUnread(notifications.unread)}
      marked={notifications.unread > 0}
      open={open}
      onToggle={onToggle}
      className="sm:w-96"
    >
      <NotificationsPanel {...notifications} onFollow={() => onToggle(false)} />
    </HeaderPanel>
  );
}

import { t } from '@lingui/core/macro';

/** The bell's accessible description. */
export const formatUnread = (unread: number): string | undefined => (unread > 0 ? t`${unread} unread` : undefined);

import { Link } from '@tanstack/react-router';
import type { AdminOverview } from '@/api/generated/model.ts';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { formatDate } from '@/lib/format.ts';

type TaskPanelsProps = Pick<AdminOverview, 'waitingComments' | 'newMessages'>;

const row = 'relative border-t border-border py-2.5 text-sm';
/** The target of the whole row. */
const rowLink = 'underline-offset-4 after:absolute after:inset-0 hover:underline';

/** The team's open tasks: comments to approve, messages to reply to. */
export function TaskPanels({ waitingComments, newMessages }: TaskPanelsProps) {
  return (
    <div className="grid min-w-0 content-start gap-9">
      {waitingComments ? (
        <RecentList
          title="Comments to approve"
          count={waitingComments.total}
          empty="No comments to approve."
          all={(props) => <Link to="/admin/inbox/comments" search={{ status: 'pending' }} {...props} />}
          rows={waitingComments.items.map(({ id, author, text, post_title, created_at }) => (
            <li key={id} className={row}>
              <p className="line-clamp-2 wrap-anywhere">
                <Link to="/admin/inbox/comments" search={{ status: 'pending' }} className={rowLink}>
                  {text}
                </Link>
              </p>
              <p className="truncate text-xs text-muted-foreground">
                <span>{`${author} · ${post_title} ·`}</span> <time dateTime={created_at}>{formatDate(created_at)}</time>
              </p>
            </li>
          ))}
        />
      ) : null}
      {newMessages ? (
        <RecentList
          title="New messages"
          count={newMessages.total}
          empty="No open messages."
          all={(props) => <Link to="/admin/inbox/messages" search={{ status: 'open' }} {...props} />}
          rows={newMessages.items.map(({ id, name, subject, created_at }) => (
            <li key={id} className={row}>
              <p className="truncate font-medium">
                <Link to="/admin/inbox/messages" search={{ entry: id }} className={rowLink}>
                  {subject}
                </Link>
              </p>
              <p className="truncate text-xs text-muted-foreground">
                <span>{`${name} ·`}</span> <time dateTime={created_at}>{formatDate(created_at)}</time>
              </p>
            </li>
          ))}
        />
      ) : null}
    </div>
  );
}

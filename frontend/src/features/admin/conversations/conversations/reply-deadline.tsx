import { Badge } from '@/components/ui/badge.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';

interface ReplyDeadlineProps {
  /** Null without a deadline. */
  readonly due: string | null;
  readonly className?: string;
}

/** When the first reply to a vulnerability report is due. */
export function ReplyDeadline({ due, className }: ReplyDeadlineProps) {
  if (due === null) return null;
  const isLate = Date.parse(due) < Date.now();
  return (
    <Badge variant={isLate ? 'destructive' : 'warning'} className={className}>
      {`${isLate ? 'Reply overdue since' : 'Reply due'} ${formatShopTime(due)}`}
    </Badge>
  );
}

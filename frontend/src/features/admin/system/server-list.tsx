import type { SystemServer } from '@/api/generated/model.ts';
import { formatDuration } from './system-format.ts';

interface ServerListProps {
  readonly servers: readonly SystemServer[];
  readonly now: number;
}

/** The running servers, oldest first. */
export function ServerList({ servers, now }: ServerListProps) {
  if (servers.length === 0) {
    return <p className="mt-1.5 text-sm text-muted-foreground">No server has reported yet.</p>;
  }
  return (
    <ul aria-label="Running servers" className="mt-3 max-h-56 overflow-y-auto text-sm">
      {servers.map(({ id, name, version, startedAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-t border-border py-2 tabular-nums">
          <span className="min-w-0 grow font-medium wrap-anywhere">{name}</span>
          <span className="text-muted-foreground">
            <span>{`${version} · up for`}</span> <time dateTime={startedAt}>{formatDuration(startedAt, now)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { Archive, Database, FolderOpen, ListChecks, type LucideIcon, Mail, Server } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SystemReplica, SystemServer, SystemStatus } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { countText } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { formatBytes, formatDuration } from './system-format.ts';

const DELIVERIES: Record<SystemStatus['mail']['kind'], string> = {
  smtp: 'Mail server',
  api: 'Mail provider',
  folder: 'Files on this server',
};

interface Detail {
  readonly term: string;
  readonly value: ReactNode;
}

interface StatusCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The status in a word or two, as a badge. */
  readonly state?: ReactNode;
  readonly details: readonly Detail[];
  /** Content that does not fit the list of terms and values. */
  readonly children?: ReactNode;
}

/** One component of the system: its name, status and details. */
function StatusCard({ icon: Icon, title, state, details, children }: StatusCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 bg-card px-4 py-4 sm:px-6 sm:py-5">
      <div className="flex min-h-6 items-center gap-2.5">
        <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
        <h2 id={id} className="grow text-base font-semibold">
          {title}
        </h2>
        {state}
      </div>
      <dl className="mt-3 grid gap-y-1.5 text-sm">
        {details.map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

interface ServerListProps {
  readonly servers: readonly SystemServer[];
  readonly now: number;
}

/** The running servers, oldest first. */
function ServerList({ servers, now }: ServerListProps) {
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

interface SystemCardsProps {
  readonly status: SystemStatus;
  /** The reference time for durations, in milliseconds. */
  readonly now: number;
}

const DATABASES = { embedded: 'Embedded PostgreSQL', postgresql: 'PostgreSQL' } as const;

const REPLICAS = { none: 'None', current: 'In use', behind: 'Behind', away: 'Not responding' } as const;

const moment = (iso: string | null, none: string) =>
  iso === null ? none : <time dateTime={iso}>{formatShopTime(iso)}</time>;

const formatReplica = ({ condition, lagSeconds }: SystemReplica) =>
  lagSeconds === null || condition === 'current'
    ? REPLICAS[condition]
    : `${REPLICAS[condition]}, ${Math.round(lagSeconds)} s old`;

const formatStored = ({ files, bytes }: SystemStatus['storage']) =>
  files === null || bytes === null ? 'Calculating…' : `${countText(files, ['file', 'files'])}, ${formatBytes(bytes)}`;

/** Everything that the site depends on, section by section. */
export function SystemCards({ status, now }: SystemCardsProps) {
  const { servers, database, migrations, storage, mail, jobs, backup, version, build } = status;
  const { connections, replica } = database;
  const { open, idle, most, waiting } = connections;
  return (
    <div className="grid gap-px overflow-hidden rounded-xl border border-border bg-border lg:grid-cols-2 2xl:grid-cols-3">
      <StatusCard
        icon={Server}
        title="Servers"
        details={[
          { term: 'Version', value: version },
          { term: 'Build', value: build ?? 'None' },
        ]}
      >
        <ServerList servers={servers} now={now} />
      </StatusCard>
      <StatusCard
        icon={Database}
        title="Database"
        state={migrations.waiting.length > 0 ? <Badge variant="warning">Not up to date</Badge> : null}
        details={[
          { term: 'Type', value: `${DATABASES[database.kind]} ${database.version}` },
          { term: 'Size', value: formatBytes(database.size_bytes) },
          {
            term: 'Connections',
            value: `${open - idle} of ${most} in use${waiting > 0 ? `, ${waiting} waiting` : ''}`,
          },
          ...(replica.condition !== 'none' ? [{ term: 'Replica', value: formatReplica(replica) }] : []),
          { term: 'Migrations', value: `${migrations.done} done` },
          ...(migrations.waiting.length > 0 ? [{ term: 'Waiting', value: migrations.waiting.join(', ') }] : []),
        ]}
      />
      <StatusCard
        icon={FolderOpen}
        title="Files"
        state={storage.reachable ? null : <Badge variant="destructive">Unreachable</Badge>}
        details={[
          { term: 'Type', value: storage.kind === 's3' ? 'S3 storage' : 'This server' },
          { term: 'Location', value: storage.place },
          { term: 'Stored', value: formatStored(storage) },
        ]}
      />
      <StatusCard
        icon={Mail}
        title="Email"
        details={[
          { term: 'Delivery', value: DELIVERIES[mail.kind] },
          { term: 'Last delivery', value: moment(mail.lastDeliveryAt, 'None yet') },
          { term: 'Waiting', value: formatCount(mail.waiting) },
        ]}
      />
      <StatusCard
        icon={ListChecks}
        title="Jobs"
        state={jobs.failed > 0 ? <Badge variant="destructive">{`${formatCount(jobs.failed)} failed`}</Badge> : null}
        details={[
          { term: 'Running', value: formatCount(jobs.running) },
          { term: 'Waiting', value: formatCount(jobs.waiting) },
          {
            term: 'Delay',
            value: jobs.oldestDueAt === null ? 'On time' : formatDuration(jobs.oldestDueAt, now),
          },
        ]}
      />
      <StatusCard
        icon={Archive}
        title="Backup"
        details={[
          { term: 'Last backup', value: moment(backup.lastAt, 'Never') },
          ...(backup.bytes === null ? [] : [{ term: 'Size', value: formatBytes(backup.bytes) }]),
          { term: 'Nightly', value: backup.nightly ? 'Yes' : 'No' },
        ]}
      />
    </div>
  );
}

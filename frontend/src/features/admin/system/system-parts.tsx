import { Archive, Database, FolderOpen, ListChecks, Mail, Server } from 'lucide-react';
import type { SystemReplica, SystemStatus } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { formatCount } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { countText } from '../kit/list/count-text.ts';
import { ServerList } from './server-list.tsx';
import { StatusPart } from './status-part.tsx';
import { durationText, sizeText } from './system-texts.ts';

interface SystemPartsProps {
  readonly status: SystemStatus;
  /** The reference time for durations, in milliseconds. */
  readonly now: number;
}

const DATABASES = { embedded: 'Embedded PostgreSQL', postgresql: 'PostgreSQL' } as const;

const REPLICAS = { none: 'None', current: 'In use', behind: 'Behind', away: 'Not responding' } as const;

const moment = (iso: string | null, none: string) =>
  iso === null ? none : <time dateTime={iso}>{formatMoment(iso)}</time>;

const replicaText = ({ condition, lagSeconds }: SystemReplica) =>
  lagSeconds === null || condition === 'current'
    ? REPLICAS[condition]
    : `${REPLICAS[condition]}, ${Math.round(lagSeconds)} s old`;

const storedText = ({ files, bytes }: SystemStatus['storage']) =>
  files === null || bytes === null ? 'Calculating…' : `${countText(files, ['file', 'files'])}, ${sizeText(bytes)}`;

/** Everything that the site depends on, section by section. */
export function SystemParts({ status, now }: SystemPartsProps) {
  const { servers, database, migrations, storage, mail, jobs, backup, version, build } = status;
  const { connections, replica } = database;
  const { open, idle, most, waiting } = connections;
  return (
    <div className="grid gap-px overflow-hidden rounded-xl border border-border bg-border lg:grid-cols-2 2xl:grid-cols-3">
      <StatusPart
        icon={Server}
        title="Servers"
        facts={[
          { term: 'Version', value: version },
          { term: 'Build', value: build ?? 'None' },
        ]}
      >
        <ServerList servers={servers} now={now} />
      </StatusPart>
      <StatusPart
        icon={Database}
        title="Database"
        state={migrations.waiting.length > 0 ? <Badge variant="warning">Not up to date</Badge> : null}
        facts={[
          { term: 'Type', value: `${DATABASES[database.kind]} ${database.version}` },
          { term: 'Size', value: sizeText(database.size_bytes) },
          {
            term: 'Connections',
            value: `${open - idle} of ${most} in use${waiting > 0 ? `, ${waiting} waiting` : ''}`,
          },
          ...(replica.condition !== 'none' ? [{ term: 'Replica', value: replicaText(replica) }] : []),
          { term: 'Migrations', value: `${migrations.done} done` },
          ...(migrations.waiting.length > 0 ? [{ term: 'Waiting', value: migrations.waiting.join(', ') }] : []),
        ]}
      />
      <StatusPart
        icon={FolderOpen}
        title="Files"
        state={storage.reachable ? null : <Badge variant="destructive">Unreachable</Badge>}
        facts={[
          { term: 'Type', value: storage.kind === 's3' ? 'S3 storage' : 'This server' },
          { term: 'Location', value: storage.place },
          { term: 'Stored', value: storedText(storage) },
        ]}
      />
      <StatusPart
        icon={Mail}
        title="Email"
        facts={[
          { term: 'Delivery', value: mail.kind === 'smtp' ? 'Mail server' : 'Files on this server' },
          { term: 'Last delivery', value: moment(mail.lastDeliveryAt, 'None yet') },
          { term: 'Waiting', value: formatCount(mail.waiting) },
        ]}
      />
      <StatusPart
        icon={ListChecks}
        title="Jobs"
        state={jobs.failed > 0 ? <Badge variant="destructive">{`${formatCount(jobs.failed)} failed`}</Badge> : null}
        facts={[
          { term: 'Running', value: formatCount(jobs.running) },
          { term: 'Waiting', value: formatCount(jobs.waiting) },
          {
            term: 'Delay',
            value: jobs.oldestDueAt === null ? 'On time' : durationText(jobs.oldestDueAt, now),
          },
        ]}
      />
      <StatusPart
        icon={Archive}
        title="Backup"
        facts={[
          { term: 'Last backup', value: moment(backup.lastAt, 'Never') },
          ...(backup.bytes === null ? [] : [{ term: 'Size', value: sizeText(backup.bytes) }]),
          { term: 'Nightly', value: backup.nightly ? 'Yes' : 'No' },
        ]}
      />
    </div>
  );
}

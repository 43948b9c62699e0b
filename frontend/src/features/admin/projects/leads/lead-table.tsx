import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AdminLead } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { isOverdue, stageLabel } from './lead-stages.ts';
import { stageVariant } from './stage-variant.ts';

interface LeadTableProps {
  readonly leads: readonly AdminLead[];
  /** `yyyy-mm-dd` */
  readonly today: string;
}

const CELL = 'border-t border-border px-3 py-3 align-top first:ps-0 last:pe-0';
const HEAD = 'px-3 py-2 text-start text-xs font-semibold text-muted-foreground first:ps-0 last:pe-0';

/** The leads of all stages as rows; they scroll sideways on a phone. */
export function LeadTable({ leads, today }: LeadTableProps) {
  return (
    <section aria-label="Projects" className="relative overflow-x-auto">
      <table className="w-full min-w-[46rem] border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th className={HEAD}>Project</th>
            <th className={HEAD}>Stage</th>
            <th className={clsx(HEAD, 'text-end!')}>Value</th>
            <th className={HEAD}>Next step</th>
            <th className={HEAD}>Owner</th>
            <th className={HEAD}>Received</th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id}>
              <td className={clsx(CELL, 'wrap-anywhere')}>
                <Link
                  to="/admin/inbox/projects/$id"
                  params={{ id: lead.id }}
                  className="inline-block min-h-6 font-semibold hover:text-primary hover:underline"
                >
                  {lead.title}
                </Link>
                <span className="block text-xs text-muted-foreground">
                  <bdi>{lead.name}</bdi>
                </span>
              </td>
              <td className={CELL}>
                <StatusBadge status={lead.stage} label={stageLabel(lead.stage)} variant={stageVariant(lead.stage)} />
              </td>
              <td className={clsx(CELL, 'text-end font-medium tabular-nums')}>
                {lead.value === null ? '–' : formatMoney(lead.value)}
              </td>
              <td className={clsx(CELL, 'wrap-anywhere')}>
                <span className="block">{lead.next_step || '–'}</span>
                {lead.next_step_on ? (
                  <span
                    className={clsx(
                      'block text-xs tabular-nums',
                      isOverdue(lead, today) ? 'font-semibold text-destructive' : 'text-muted-foreground',
                    )}
                  >
                    {`${formatDate(lead.next_step_on)}${isOverdue(lead, today) ? ' (overdue)' : ''}`}
                  </span>
                ) : null}
              </td>
              <td className={CELL}>{lead.owner?.name ?? '–'}</td>
              <td className={clsx(CELL, 'whitespace-nowrap tabular-nums')}>{formatDate(lead.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminGetConversationFile,
  useAdminGetConversation,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import { useAdminGetLead } from '@/api/generated/admin-leads/admin-leads.ts';
import type { AdminLeadDetail, BriefReach, LeadBrief, LeadEvent } from '@/api/generated/model.ts';
import { Thread } from '@/components/conversation/thread.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../../kit/can.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordColumns, RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { toThreadMessages } from '../../kit/thread-messages.ts';
import { LeadForm } from './lead-form.tsx';
import { stageLabel } from './lead-stages.ts';
import { stageVariant } from './stage-variant.ts';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Project not found.' : errorMessage(error, 'Failed to fetch the project');

interface LeadPageProps {
  readonly id: string;
  /** Between brief and conversation. */
  readonly quotes?: ReactNode;
  /** Below the details. */
  readonly renderOrganisation?: (lead: AdminLeadDetail) => ReactNode;
}

/** One lead: its brief, quotes and conversation, beside them what is planned and what happened. */
export function LeadPage({ id, quotes, renderOrganisation }: LeadPageProps) {
  const query = useAdminGetLead(id);
  return (
    <>
      <RecordBar back={{ to: '/admin/inbox/projects', search: {}, label: 'Projects' }} />
      <QueryState
        key={id}
        query={query}
        loading="Loading project"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(lead) => <Lead lead={lead} quotes={quotes} renderOrganisation={renderOrganisation} />}
      </QueryState>
    </>
  );
}

const REACH: Record<BriefReach, string> = { email: 'By email', phone: 'By phone', whatsapp: 'On WhatsApp' };

function budgetOf({ budget_from: from, budget_to: to }: LeadBrief): string {
  if (from !== null && to !== null) return `${formatMoney(from)} to ${formatMoney(to)}`;
  if (from !== null) return `From ${formatMoney(from)}`;
  return to === null ? 'Open' : `Up to ${formatMoney(to)}`;
}

function Lead({ lead, quotes, renderOrganisation }: Omit<LeadPageProps, 'id'> & { readonly lead: AdminLeadDetail }) {
  const { title, name, email, stage, brief, created_at: createdAt, conversation_id: conversation } = lead;
  const facts = brief
    ? [
        { name: 'Budget', value: budgetOf(brief) },
        { name: 'Needed by', value: brief.needed_by ? formatDate(brief.needed_by) : 'Open' },
        { name: 'Reply', value: REACH[brief.reach] },
        ...(brief.phone ? [{ name: 'Phone', value: <bdi>{brief.phone}</bdi> }] : []),
        { name: 'Received', value: formatDate(createdAt) },
      ]
    : [{ name: 'Received', value: formatDate(createdAt) }];
  return (
    <RecordPage
      title={<bdi>{title}</bdi>}
      badges={<StatusBadge status={stage} label={stageLabel(stage)} variant={stageVariant(stage)} />}
      note={<bdi>{`${name} · ${email}`}</bdi>}
      facts={facts}
      actions={
        <>
          {stage === 'won' ? (
            <Can do="adminCreateCaseStudy">
              <Link
                to="/admin/content/case-studies/$id"
                params={{ id: 'new' }}
                search={{ project: lead.id }}
                className={buttonVariants({ variant: 'outline' })}
              >
                Write a case study
              </Link>
            </Can>
          ) : null}
          <Link
            to="/admin/inbox/messages"
            search={{ entry: conversation }}
            className={buttonVariants({ variant: 'default' })}
          >
            Reply
          </Link>
        </>
      }
    >
      <RecordColumns
        aside={
          <>
            <RecordSection title="Details">
              <LeadForm lead={lead} />
            </RecordSection>
            {renderOrganisation?.(lead)}
            <Timeline events={lead.events} />
          </>
        }
      >
        {brief ? <Brief brief={brief} /> : null}
        {quotes}
        <Conversation id={conversation} client={name} />
      </RecordColumns>
    </RecordPage>
  );
}

const URL_LINE = /^https?:\/\/\S+$/;

function Brief({ brief: { goals, links } }: { readonly brief: LeadBrief }) {
  const lines = links.split('\n').filter((line) => line.trim() !== '');
  return (
    <RecordSection title="Brief">
      <p className="each-direction max-w-prose pt-4 wrap-anywhere whitespace-pre-wrap">{goals}</p>
      {lines.length > 0 ? (
        <ul aria-label="Links" className="mt-4 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {URL_LINE.test(line) ? (
                <a
                  href={line}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="inline-block min-h-6 text-primary underline underline-offset-4"
                >
                  {line}
                </a>
              ) : (
                line
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </RecordSection>
  );
}

function Conversation({ id, client }: { readonly id: string; readonly client: string }) {
  const query = useAdminGetConversation(id);
  return (
    <RecordSection title="Conversation">
      <div className="pt-4">
        <QueryState
          query={query}
          loading="Loading conversation"
          toMessage={(error) => errorMessage(error, 'Failed to fetch the conversation')}
        >
          {({ messages }) => (
            <Thread
              load={adminGetConversationFile}
              messages={toThreadMessages(messages, client)}
              formatTime={formatShopTime}
            />
          )}
        </QueryState>
      </div>
    </RecordSection>
  );
}

/** The day at the end of a step, as the event has it. */
const STEP_DAY = /\d{4}-\d{2}-\d{2}$/;

/** What an event changed, in words. */
function eventText({ kind, before, after }: LeadEvent): string {
  switch (kind) {
    case 'received':
      return 'Brief received';
    case 'stage':
      return `Stage: ${stageLabel(before ?? '')} → ${stageLabel(after ?? '')}`;
    case 'value':
      return after === null ? 'Value removed' : `Value: ${formatMoney(after)}`;
    case 'next-step':
      return after === null ? 'Next step cleared' : `Next step: ${after.replace(STEP_DAY, (day) => formatDate(day))}`;
    case 'owner':
      return after === null ? 'Owner removed' : `Owner: ${after}`;
  }
}

function Timeline({ events }: { readonly events: readonly LeadEvent[] }) {
  return (
    <RecordSection title="Timeline">
      <ol className="grid gap-4 border-s border-border ps-4 pt-4">
        {events.map((event) => (
          <li key={event.id} className="relative text-sm">
            <span aria-hidden="true" className="absolute -start-[1.3rem] top-1.5 size-2 rounded-full bg-primary" />
            <p className="wrap-anywhere">{eventText(event)}</p>
            <p className="text-xs text-muted-foreground tabular-nums">
              {[event.actor, formatShopTime(event.created_at)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}

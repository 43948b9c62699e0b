import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminCreateProjectLink,
  useAdminGetProject,
  useAdminRevokeProjectLink,
  useAdminUpdateProject,
} from '@/api/generated/admin-projects/admin-projects.ts';
import type { AdminProject, ProjectPhase, ProjectWait } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { ChangeRequests } from './change-requests.tsx';
import { ProjectDeliveries } from './project-deliveries.tsx';
import { ProjectFiles } from './project-files.tsx';
import { ProjectHandover } from './project-handover.tsx';
import { ProjectInvoices } from './project-invoices.tsx';
import { RecordButton } from './record-button.tsx';

const PHASES: readonly { readonly value: ProjectPhase; readonly label: string }[] = [
  { value: 'discovery', label: 'Discovery & Planning' },
  { value: 'design', label: 'Design & Prototyping' },
  { value: 'development', label: 'Development & Testing' },
  { value: 'deployment', label: 'Deployment' },
  { value: 'maintenance', label: 'Maintenance & Support' },
];

/** The client page of a lead, which the client opens with a link. */
export function ProjectRoom({ lead }: { readonly lead: string }) {
  // Quotes and invoices are sent, accepted and paid on other screens, whose calls do not know the project.
  const query = useAdminGetProject(lead, { query: { staleTime: 0 } });
  return (
    <RecordSection title="Client page">
      <QueryState
        query={query}
        loading="Loading the client page"
        toMessage={(error) => errorMessage(error, 'Failed to fetch the client page')}
      >
        {(project) => (
          <div className="grid gap-6 pt-4">
            <Waits waits={project.waits.filter(({ kind }) => kind !== 'approve' || project.link !== null)} />
            <div className="grid gap-x-6 sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
              <Phase lead={lead} phase={project.phase} />
              <LinkActions lead={lead} project={project} />
            </div>
            <ProjectFiles lead={lead} deliverables={project.deliverables} isShared={project.link !== null} />
            <ProjectDeliveries lead={lead} deliveries={project.deliveries} />
            <ProjectHandover lead={lead} handover={project.handover} />
            {project.invoices.length > 0 ? <ProjectInvoices invoices={project.invoices} /> : null}
            <ChangeRequests lead={lead} changes={project.changes} />
            {project.decisions.length > 0 ? <RecordButton lead={lead} /> : null}
          </div>
        )}
      </QueryState>
    </RecordSection>
  );
}

const WAITS: Record<ProjectWait['kind'], (label: string, count?: number) => string> = {
  quote: (label) => `Respond to quote ${label}`,
  approve: (label) => `Review “${label}”`,
  pay: (label) => `Pay invoice ${label}`,
  change: (label) => `Revise “${label}”`,
  request: (label) => `Respond to change request ${label}`,
  reply: () => 'Reply to the latest message',
  sign: () => 'Sign the handover',
  marks: (label, count = 1) => `Resolve ${count === 1 ? '1 mark' : `${count} marks`} on “${label}”`,
};

function Waits({ waits }: Pick<AdminProject, 'waits'>) {
  const sides = [
    { side: 'studio', title: 'Your turn' },
    { side: 'client', title: 'Client’s turn' },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map(({ side, title }) => {
        const items = waits.filter((wait) => wait.side === side);
        return (
          <div key={side} className="text-sm">
            <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
            {items.length > 0 ? (
              <ul className="mt-1 grid gap-0.5">
                {items.map(({ kind, label, count }) => (
                  <li key={`${kind} ${label}`} className="wrap-anywhere">
                    {WAITS[kind](label, count)}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1 text-muted-foreground">All done</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Phase({ lead, phase }: { readonly lead: string; readonly phase: ProjectPhase }) {
  const { show } = useToast();
  const { mutate, isPending, variables } = useAdminUpdateProject();
  const change = (value: string) => {
    const chosen = PHASES.find((option) => option.value === value);
    if (!chosen) return;
    mutate(
      { id: lead, data: { phase: chosen.value } },
      {
        onSuccess: () => show({ tone: 'success', text: 'Phase saved' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to save the phase') }),
      },
    );
  };
  return (
    <SelectField
      name="project-phase"
      label="Current phase"
      options={PHASES}
      value={isPending ? variables.data.phase : phase}
      disabled={isPending}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

interface LinkActionsProps {
  readonly lead: string;
  readonly project: AdminProject;
}

function LinkActions({ lead, project: { link, sent_at: sentAt } }: LinkActionsProps) {
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const create = useAdminCreateProjectLink();
  const revoke = useAdminRevokeProjectLink();
  const fail = (text: string) => (error: unknown) => show({ tone: 'danger', text: errorMessage(error, text) });
  const copyText = useCopy();
  const copy = (url: string) => copyText(url, { copied: 'Link copied', failed: 'Failed to copy the link' });
  const open = (send: boolean) =>
    create.mutate(
      { id: lead, data: { send } },
      {
        onSuccess: () => show({ tone: 'success', text: send ? 'Link emailed' : 'Link created' }),
        onError: fail('Failed to create the link'),
      },
    );
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">Link</p>
      <div className="flex flex-wrap gap-2">
        {link ? (
          <Button variant="outline" size="sm" onClick={() => void copy(link)}>
            <Copy aria-hidden="true" />
            Copy link
          </Button>
        ) : (
          <Button variant="outline" size="sm" busy={create.isPending} onClick={() => open(false)}>
            Create link
          </Button>
        )}
        <Button variant="outline" size="sm" busy={create.isPending} onClick={() => open(true)}>
          <Mail aria-hidden="true" />
          Email to client
        </Button>
        {link ? (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Revoke
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-xs text-muted-foreground">
        {sentAt ? `Emailed ${formatDate(sentAt)}` : link ? 'Not emailed yet' : 'No active link'}
      </p>
      <ConfirmDialog
        open={isAsking}
        question="Revoke the link?"
        action="Revoke"
        busy={revoke.isPending}
        onConfirm={() =>
          revoke.mutate(
            { id: lead },
            {
              onSuccess: () => {
                setAsking(false);
                show({ tone: 'success', text: 'Link revoked' });
              },
              onError: fail('Failed to revoke the link'),
            },
          )
        }
        onCancel={() => setAsking(false)}
      >
        <p>The client can no longer open the page or its files. You can create a new link.</p>
      </ConfirmDialog>
    </div>
  );
}

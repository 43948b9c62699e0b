import { allowsClient } from '@contract/rules/client-rights.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListCallSlots } from '@/api/generated/calls/calls.ts';
import { type ClientOperation, clientRights } from '@/api/generated/client-rights.ts';
import type { LinkedProject } from '@/api/generated/model.ts';
import { getProjectMessageFile, useSendProjectMessage } from '@/api/generated/project-links/project-links.ts';
import { projectMessageInputTextMax } from '@/api/generated/zod/schemas/projectMessageInput.zod.ts';
import { ReplyForm } from '@/components/conversation/reply-form.tsx';
import { Thread } from '@/components/conversation/thread.tsx';
import { BookCallLink } from '@/components/project/book-call-link.tsx';
import { SignerProvider } from '@/components/project/signer.tsx';
import { Container } from '@/components/ui/container.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { CarePlan } from './care-plan.tsx';
import { DocumentRow } from './document-row.tsx';
import { PhaseLine } from './phase-line.tsx';
import { ProjectChanges } from './project-changes.tsx';
import { ProjectDeliveries } from './project-deliveries.tsx';
import { DeliverableCard } from './project-file.tsx';
import { Handover } from './project-handover.tsx';
import { ProjectHours } from './project-hours.tsx';
import { ProjectInvoices } from './project-invoices.tsx';
import { ProjectPeople } from './project-people.tsx';
import { ProjectRecord } from './project-record.tsx';
import { decisionText, quoteText, waitText } from './project-texts.ts';
import { projectHeaders } from './project-token.ts';

interface ProjectViewProps {
  readonly token: string;
  readonly project: LinkedProject;
}

const allows = (rights: readonly string[], operation: ClientOperation): boolean =>
  allowsClient(rights, clientRights[operation]);

/** The page of a project: its phase, the open tasks of both sides, files and messages; documents and decisions beside them. */
export function ProjectView({ token, project }: ProjectViewProps) {
  const { title, name, phase, deliverables, messages, viewer } = project;
  const may = (operation: ClientOperation) => allows(viewer.rights, operation);
  const slots = useListCallSlots();
  const { mutateAsync } = useSendProjectMessage({ request: projectHeaders(token) });
  return (
    <SignerProvider name={viewer.name}>
      <Container className="py-10 sm:py-14">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted-foreground">
          <bdi>{name}</bdi>
          {viewer.name ? (
            <Trans>
              Signed in as <bdi className="font-semibold text-foreground">{viewer.name}</bdi>
            </Trans>
          ) : null}
        </p>
        <h1 className="mt-1 max-w-[24ch] text-4xl wrap-anywhere sm:text-5xl">
          <bdi>{title}</bdi>
        </h1>
        <div className="mt-8 sm:mt-10">
          <PhaseLine phase={phase} />
        </div>
        <Waits project={project} />
        <div className="mt-12 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-12">
            {project.handover ? (
              <Part id="handover" title={t`Handover`}>
                <Handover token={token} handover={project.handover} maySign={may('signHandover')} />
              </Part>
            ) : null}
            {project.deliveries.length > 0 ? (
              <Part id="deliveries" title={t`Delivered software`}>
                <ProjectDeliveries token={token} deliveries={project.deliveries} />
              </Part>
            ) : null}
            {may('getLinkedProjectFile') ? (
              <Part id="files" title={t`Files`}>
                {deliverables.length > 0 ? (
                  <ul className="mt-4 grid gap-4">
                    {deliverables.map((deliverable) => (
                      <DeliverableCard
                        key={deliverable.id}
                        token={token}
                        deliverable={deliverable}
                        mayAnswer={may('reviewDeliverable')}
                        changes={may('requestProjectChange') ? project.changes : null}
                      />
                    ))}
                  </ul>
                ) : (
                  <p className="mt-3 text-sm text-muted-foreground">
                    <Trans>Designs, documents and releases will appear here.</Trans>
                  </p>
                )}
              </Part>
            ) : null}
            {project.changes.length > 0 || may('requestProjectChange') ? (
              <Part id="changes" title={t`Change requests`}>
                <ProjectChanges token={token} project={project} mayRequest={may('requestProjectChange')} />
              </Part>
            ) : null}
            {may('sendProjectMessage') ? (
              <Part id="messages" title={t`Messages`}>
                <div className="mt-4">
                  <Thread
                    load={(id) => getProjectMessageFile(id, projectHeaders(token))}
                    messages={messages.map(({ from, ...message }) => ({
                      ...message,
                      side: from === 'person' ? 'own' : 'other',
                      author: from === 'person' ? t`You` : t`The studio`,
                    }))}
                  />
                  <ReplyForm
                    label={t`Your message`}
                    help={t`We also reply by email.`}
                    draftKey={`message-${token.slice(0, 8)}`}
                    maxLength={projectMessageInputTextMax}
                    onSend={async (text) => {
                      await mutateAsync({ data: { text } });
                    }}
                    toMessage={(failure) => errorMessage(failure, t`Failed to send the message`)}
                  />
                </div>
              </Part>
            ) : null}
            {may('listProjectPeople') ? (
              <Part id="people" title={t`People`}>
                <ProjectPeople token={token} rights={viewer.rights} />
              </Part>
            ) : null}
          </div>
          <div className="grid min-w-0 gap-10">
            {may('bookCall') ? <BookCallLink starts={slots.data?.starts} token={token} /> : null}
            <Papers project={project} />
            {project.care_plan === null ? null : (
              <Part id="care-plan" title={t`Care plan`}>
                <CarePlan plan={project.care_plan} />
              </Part>
            )}
            {project.hours === null ? null : (
              <Part id="hours" title={t`Hours`}>
                <ProjectHours months={project.hours} />
              </Part>
            )}
            <Decisions project={project} />
            {project.decisions.length > 0 && may('getLinkedProjectRecord') ? <ProjectRecord token={token} /> : null}
          </div>
        </div>
      </Container>
    </SignerProvider>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="border-b border-border pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type OfProject = Pick<ProjectViewProps, 'project'>;

function Waits({ project: { waits } }: OfProject) {
  const own = waits.filter(({ side }) => side === 'client');
  const ours = waits.filter(({ side }) => side === 'studio');
  const list = (items: typeof waits) => (
    <ul className="mt-2 grid gap-1">
      {items.map((wait) => (
        <li key={`${wait.kind} ${wait.label}`} className="wrap-anywhere">
          {waitText(wait)}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2">
      <section
        aria-labelledby="your-turn"
        className={`rounded-xl p-5 ${own.length > 0 ? 'bg-primary-soft' : 'border border-border'}`}
      >
        <h2 id="your-turn" className="font-sans text-base font-semibold tracking-normal">
          <Trans>Your turn</Trans>
        </h2>
        {own.length > 0 ? (
          list(own)
        ) : (
          <p className="mt-2 text-muted-foreground">
            <Trans>You’re all caught up.</Trans>
          </p>
        )}
      </section>
      <section aria-labelledby="our-turn" className="rounded-xl border border-border p-5">
        <h2 id="our-turn" className="font-sans text-base font-semibold tracking-normal">
          <Trans>Our turn</Trans>
        </h2>
        {ours.length > 0 ? (
          list(ours)
        ) : (
          <p className="mt-2 text-muted-foreground">
            <Trans>We are working on the current phase.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}

/** Quotes and invoices with their own pages. */
function Papers({ project: { quotes, invoices } }: OfProject) {
  return (
    <>
      {invoices.length > 0 ? (
        <Part id="invoices" title={t`Invoices`}>
          <ProjectInvoices invoices={invoices} />
        </Part>
      ) : null}
      {quotes.length > 0 ? (
        <Part id="quotes" title={t`Quotes`}>
          <ul className="divide-y divide-border">
            {quotes.map(({ number, title, status, total, currency, link }) => (
              <DocumentRow
                key={number}
                name={title || number}
                href={link}
                action={t`View`}
                label={title || number}
                amount={moneyIn(currency, total)}
                note={`${number}, ${quoteText(status)}`}
              />
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

function Decisions({ project: { decisions } }: OfProject) {
  if (decisions.length === 0) return null;
  return (
    <Part id="decisions" title={t`Decisions`}>
      <ol className="mt-4 grid gap-4 border-s border-border ps-4">
        {decisions.map((decision) => (
          <li key={`${decision.kind} ${decision.at}`} className="text-sm">
            <p className="wrap-anywhere">{decisionText(decision)}</p>
            <p className="text-xs text-muted-foreground">
              <bdi>{decision.name || t`The studio`}</bdi>
              <span>{`, ${formatDate(decision.at)}`}</span>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminGetOrganisation,
  useAdminSaveOrganisation,
} from '@/api/generated/admin-organisations/admin-organisations.ts';
import type { AdminOrganisation } from '@/api/generated/model.ts';
import { organisationInputNameMax } from '@/api/generated/zod/schemas/organisationInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordColumns, RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { OrganisationPeople } from './organisation-people.tsx';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Organisation not found.' : errorMessage(error, 'Failed to fetch the organisation');

/** An organisation as a client: its people and their rights, and its projects. */
export function OrganisationPage({ id }: { readonly id: string }) {
  const query = useAdminGetOrganisation(id);
  return (
    <>
      <RecordBar back={{ to: '/admin/inbox/projects', search: {}, label: 'Projects' }} />
      <QueryState
        key={id}
        query={query}
        loading="Loading organisation"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(organisation) => <Organisation organisation={organisation} />}
      </QueryState>
    </>
  );
}

interface OrganisationProps {
  readonly organisation: AdminOrganisation;
}

const Organisation = ({ organisation }: OrganisationProps) => (
  <RecordPage title={<bdi>{organisation.name}</bdi>} note="Organisation" facts={[]}>
    <RecordColumns
      aside={
        <>
          <RecordSection title="Details">
            <NameForm key={organisation.name} organisation={organisation} />
          </RecordSection>
          <Projects organisation={organisation} />
        </>
      }
    >
      <OrganisationPeople organisation={organisation} />
    </RecordColumns>
  </RecordPage>
);

function NameForm({ organisation: { id, name: current } }: OrganisationProps) {
  const { mutateAsync } = useAdminSaveOrganisation();
  const { show } = useToast();
  const { form, busy, failure, problem } = useForm({
    fields: ['name'],
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name' } : {}),
    send: async ({ name }) => {
      await mutateAsync({ id, data: { name: name.trim() } });
      show({ tone: 'success', text: 'Name saved' });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the name'),
  });
  return (
    <form noValidate aria-label="Details" className="pt-4" {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <Field
        name="name"
        label="Name"
        defaultValue={current}
        maxLength={organisationInputNameMax}
        error={problem('name')}
      />
      <Button type="submit" variant="outline" busy={busy}>
        Save
      </Button>
    </form>
  );
}

function Projects({ organisation: { projects } }: OrganisationProps) {
  return (
    <RecordSection title="Projects" count={projects.length}>
      {projects.length > 0 ? (
        <ul className="divide-y divide-border">
          {projects.map(({ id, title }) => (
            <li key={id} className="py-2">
              <Link
                to="/admin/inbox/projects/$id"
                params={{ id }}
                className="inline-flex min-h-6 items-center font-semibold text-primary wrap-anywhere underline-offset-4 hover:underline"
              >
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="pt-3 text-sm text-muted-foreground">Select this organisation on the page of a project.</p>
      )}
    </RecordSection>
  );
}

import { CLIENT_RIGHTS } from '@contract/rules/client-rights.ts';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminRemoveOrganisationPerson,
  useAdminSaveOrganisationPerson,
  useAdminSendPersonLinks,
} from '@/api/generated/admin-organisations/admin-organisations.ts';
import type { AdminOrganisation } from '@/api/generated/model.ts';
import {
  projectPersonInputEmailMax,
  projectPersonInputNameMax,
} from '@/api/generated/zod/schemas/projectPersonInput.zod.ts';
import { PeopleList } from '@/components/project/people-list.tsx';
import type { PeopleSource } from '@/components/project/people-source.ts';
import { RecordSection } from '../../kit/record/record-section.tsx';

/** The people of an organisation, as the studio manages them. */
export function OrganisationPeople({ organisation }: { readonly organisation: AdminOrganisation }) {
  const { id, people } = organisation;
  const save = useAdminSaveOrganisationPerson();
  const remove = useAdminRemoveOrganisationPerson();
  const links = useAdminSendPersonLinks();
  const source: PeopleSource = {
    key: id,
    allowed: CLIENT_RIGHTS,
    save: (personId, data) => save.mutateAsync({ id, personId, data }),
    remove: (personId) => remove.mutateAsync({ id, personId }),
    sendLinks: (personId) => links.mutateAsync({ id, personId }),
    refused: fieldProblems,
    toMessage: errorMessage,
    limits: { name: projectPersonInputNameMax, email: projectPersonInputEmailMax },
  };
  return (
    <RecordSection title="People" count={people.length}>
      <PeopleList people={people} source={source} empty="Add people who see the projects, approve or pay." />
    </RecordSection>
  );
}

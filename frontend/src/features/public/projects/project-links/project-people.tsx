import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { ClientRight } from '@/api/generated/model.ts';
import {
  getListProjectPeopleQueryKey,
  removeProjectPerson,
  saveProjectPerson,
  useListProjectPeople,
} from '@/api/generated/project-links/project-links.ts';
import {
  projectPersonInputEmailMax,
  projectPersonInputNameMax,
} from '@/api/generated/zod/schemas/projectPersonInput.zod.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { PeopleList } from '@/components/project/people-list.tsx';
import type { PeopleSource, PersonValues } from '@/components/project/people-source.ts';
import { projectHeaders } from './project-token.ts';

interface ProjectPeopleProps {
  readonly token: string;
  /** Of the reader, who gives no others. */
  readonly rights: readonly ClientRight[];
}

/** The people of the client's organisation, managed by one of them. */
export function ProjectPeople({ token, rights }: ProjectPeopleProps) {
  const client = useQueryClient();
  const queryKey = [...getListProjectPeopleQueryKey(), token] as const;
  const request = projectHeaders(token);
  const query = useListProjectPeople({ query: { queryKey: queryKey as never }, request });
  const refresh = () => client.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: ({ id, values }: { id: string; values: PersonValues }) => saveProjectPerson(id, values, request),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeProjectPerson(id, request),
    onSuccess: refresh,
  });
  const source: PeopleSource = {
    key: token.slice(0, 8),
    allowed: rights,
    save: (id, values) => save.mutateAsync({ id, values }),
    remove: (id) => remove.mutateAsync(id),
    refused: fieldProblems,
    toMessage: errorMessage,
    limits: { name: projectPersonInputNameMax, email: projectPersonInputEmailMax },
  };
  return (
    <QueryState
      query={query}
      loading={t`Loading people`}
      toMessage={(error) => errorMessage(error, t`Failed to fetch people`)}
    >
      {({ items }) => (
        <PeopleList
          people={items}
          source={source}
          empty={t`Invite colleagues to see the project, to approve or to pay.`}
        />
      )}
    </QueryState>
  );
}

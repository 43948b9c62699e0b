import { errorMessage } from '@/api/api-error.ts';
import {
  useAddLinkedProjectMark,
  useListLinkedProjectMarks,
  useReplyToLinkedProjectMark,
  useResolveLinkedProjectMark,
} from '@/api/generated/project-links/project-links.ts';
import { projectMarkInputNameMax, projectMarkInputTextMax } from '@/api/generated/zod/schemas/projectMarkInput.zod.ts';
import type { MarksSource } from '@/components/project/marks-source.ts';
import { projectHeaders } from './project-token.ts';

/** Marks as the client reaches them. @param shown id of the version in the viewer */
export function useClientMarks(token: string, shown: string | null): MarksSource {
  const request = projectHeaders(token);
  const mutation = { networkMode: 'always' } as const;
  const query = useListLinkedProjectMarks(shown ?? '', { query: { enabled: shown !== null }, request });
  const add = useAddLinkedProjectMark({ mutation, request });
  const reply = useReplyToLinkedProjectMark({ mutation, request });
  const resolve = useResolveLinkedProjectMark({ mutation, request });
  return {
    side: 'client',
    query,
    toMessage: errorMessage,
    limits: { text: projectMarkInputTextMax, name: projectMarkInputNameMax },
    add: (id, data) => add.mutateAsync({ id, data }),
    reply: (id, markId, data) => reply.mutateAsync({ id, markId, data }),
    resolve: (id, markId, data) => resolve.mutateAsync({ id, markId, data }),
  };
}

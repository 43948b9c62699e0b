import { errorMessage } from '@/api/api-error.ts';
import type { ProjectChange } from '@/api/generated/model.ts';
import {
  useAddLinkedProjectMark,
  useListLinkedProjectMarks,
  useReplyToLinkedProjectMark,
  useRequestProjectChange,
  useResolveLinkedProjectMark,
} from '@/api/generated/project-links/project-links.ts';
import { projectChangeInputTextMax } from '@/api/generated/zod/schemas/projectChangeInput.zod.ts';
import { projectMarkInputNameMax, projectMarkInputTextMax } from '@/api/generated/zod/schemas/projectMarkInput.zod.ts';
import { type MarkedPicture, markChangeText } from '@/components/project/mark-change.ts';
import type { MarksSource } from '@/components/project/marks-source.ts';
import { projectHeaders } from './project-token.ts';

interface ShownPicture extends MarkedPicture {
  /** of the version in the viewer; null while it is closed */
  readonly id: string | null;
  /** null for readers who cannot request any */
  readonly changes: readonly Pick<ProjectChange, 'id' | 'number'>[] | null;
}

/** Marks as the client reaches them. */
export function useClientMarks(token: string, { id: shown, changes, ...picture }: ShownPicture): MarksSource {
  const request = projectHeaders(token);
  const query = useListLinkedProjectMarks(shown ?? '', { query: { enabled: shown !== null }, request });
  const add = useAddLinkedProjectMark({ request });
  const reply = useReplyToLinkedProjectMark({ request });
  const resolve = useResolveLinkedProjectMark({ request });
  const change = useRequestProjectChange({ request });
  return {
    side: 'client',
    query,
    toMessage: errorMessage,
    limits: { text: projectMarkInputTextMax, name: projectMarkInputNameMax },
    ...(changes && {
      changes: {
        numberOf: (markId) => changes.find(({ id }) => id === markId)?.number,
        request: (fileId, { id, name, ...mark }) =>
          change.mutateAsync({
            data: { id, fileId, name, text: markChangeText(mark, picture, projectChangeInputTextMax) },
          }),
      },
    }),
    add: (id, data) => add.mutateAsync({ id, data }),
    reply: (id, markId, data) => reply.mutateAsync({ id, markId, data }),
    resolve: (id, markId, data) => resolve.mutateAsync({ id, markId, data }),
  };
}

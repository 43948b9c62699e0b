import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminAddProjectMark,
  useAdminListProjectMarks,
  useAdminReplyToProjectMark,
  useAdminResolveProjectMark,
} from '@/api/generated/admin-projects/admin-projects.ts';
import { adminProjectMarkInputTextMax } from '@/api/generated/zod/schemas/adminProjectMarkInput.zod.ts';
import type { MarksSource } from '@/components/project/marks-source.ts';

/** Marks as the studio reaches them. @param id of the project @param shown id of the version in the viewer */
export function useStudioMarks(id: string, shown: string | null): MarksSource {
  const query = useAdminListProjectMarks(id, shown ?? '', { query: { enabled: shown !== null } });
  const add = useAdminAddProjectMark();
  const reply = useAdminReplyToProjectMark();
  const resolve = useAdminResolveProjectMark();
  return {
    side: 'studio',
    query,
    toMessage: errorMessage,
    limits: { text: adminProjectMarkInputTextMax, name: 0 },
    add: (fileId, { name: _name, ...data }) => add.mutateAsync({ id, fileId, data }),
    reply: (fileId, markId, { name: _name, ...data }) => reply.mutateAsync({ id, fileId, markId, data }),
    resolve: (fileId, markId, { resolved }) => resolve.mutateAsync({ id, fileId, markId, data: { resolved } }),
  };
}

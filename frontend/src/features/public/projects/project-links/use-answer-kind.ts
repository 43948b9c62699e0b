import { ProjectAnswerKind } from '@/api/generated/enums/ProjectAnswerKind.ts';
import { useStoredText } from '@/hooks/use-stored-text.ts';

/** Which form is open for a version. A reload opens it again, because it may hold half-typed text. */
export function useAnswerKind(
  fileId: string,
): readonly [kind: ProjectAnswerKind | null, setKind: (kind: ProjectAnswerKind | null) => void] {
  const [stored, setStored] = useStoredText(`answer-kind-${fileId}`);
  const kind = Object.values(ProjectAnswerKind).find((value) => value === stored) ?? null;
  return [kind, (next: ProjectAnswerKind | null) => setStored(next ?? '')];
}

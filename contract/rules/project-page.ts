import type { Message } from '../i18n/message.ts';
import { type Language, toLanguagePath } from './languages.ts';
import { toChangeTitle } from './project-changes.ts';
import { parseSignerName } from './project-marks.ts';
import { REFUSALS } from './refusals.ts';
import { isOneLine, toPlainLines } from './text.ts';

export const FIRST_PHASE = 'discovery';

/** Where anyone with the link sees a project. The token is after the `#`, so that no log or referrer has it. */
export const toProjectLink = (publicUrl: string, token: string, language: Language = 'en'): string =>
  `${publicUrl}${toLanguagePath('/project', language)}#${token}`;

interface Answer {
  kind: 'approved' | 'changes';
  name: string;
  comment: string;
}

interface Version {
  number: number;
  /** null until the client answers */
  approved: boolean | null;
  answered_by: string;
  comment: string;
  answered_at: string | null;
}

interface ChangeState {
  number: number;
  text: string;
  name: string;
  status: string;
  reason: string;
  created_at: string;
  answered_at: string | null;
}

interface ProjectState {
  deliverables: readonly { id: string; title: string; for_approval: boolean; versions: readonly Version[] }[];
  /** newest first */
  changes: readonly ChangeState[];
  /** open marks of the client on the newest version, by the id of the deliverable */
  clientMarks: ReadonlyMap<string, number>;
  quotes: readonly { number: string; title: string; status: string }[];
  /** that were accepted */
  acceptances: readonly { title: string; version: number; name: string; at: string }[];
  invoices: readonly { number: string; left: number }[];
  /** null until it is offered; with the title of the project */
  handover: { title: string; version: number; signed_by: string; signed_at: string | null } | null;
  /** of the last message; undefined without messages */
  lastFrom: string | undefined;
}

/** What a project waits for: first what the client does, then the studio. */
export function listProjectWaits({
  deliverables,
  changes,
  clientMarks,
  quotes,
  invoices,
  handover,
  lastFrom,
}: ProjectState) {
  const newest = deliverables.flatMap(({ title, for_approval, versions: [version] }) =>
    for_approval && version ? [{ title, approved: version.approved }] : [],
  );
  const client = [
    ...quotes
      .filter(({ status }) => status === 'sent' || status === 'opened')
      .map(({ number }) => ({ kind: 'quote' as const, label: number })),
    ...newest
      .filter(({ approved }) => approved === null)
      .map(({ title }) => ({ kind: 'approve' as const, label: title })),
    ...invoices.filter(({ left }) => left > 0).map(({ number }) => ({ kind: 'pay' as const, label: number })),
    ...(handover && handover.signed_at === null ? [{ kind: 'sign' as const, label: '' }] : []),
  ];
  const studio = [
    ...newest
      .filter(({ approved }) => approved === false)
      .map(({ title }) => ({ kind: 'change' as const, label: title })),
    ...deliverables.flatMap(({ id, title }) => {
      const count = clientMarks.get(id) ?? 0;
      return count > 0 ? [{ kind: 'marks' as const, label: title, count }] : [];
    }),
    ...changes
      .filter(({ status }) => status === 'requested' || status === 'expired')
      .map(({ number }) => ({ kind: 'request' as const, label: String(number) })),
    ...(lastFrom === 'person' ? [{ kind: 'reply' as const, label: '' }] : []),
  ];
  return [
    ...client.map((wait) => ({ side: 'client' as const, ...wait })),
    ...studio.map((wait) => ({ side: 'studio' as const, ...wait })),
  ];
}

/** What client and studio have decided, newest first. */
export function listProjectDecisions({
  deliverables,
  changes,
  acceptances,
  handover,
}: Pick<ProjectState, 'deliverables' | 'changes' | 'acceptances' | 'handover'>) {
  const answers = deliverables.flatMap(({ title, versions }) =>
    versions.flatMap(({ number, approved, answered_by: name, comment, answered_at: at }) => {
      const kind = approved ? ('approved' as const) : ('changes' as const);
      return at === null ? [] : [{ kind, subject: title, version: number, name, comment, at }];
    }),
  );
  const accepted = acceptances.map(({ title, version, name, at }) => {
    return { kind: 'accepted' as const, subject: title, version, name, comment: '', at };
  });
  const requests = changes.flatMap(({ number: version, text, name, status, reason, created_at, answered_at }) => {
    const subject = toChangeTitle(text);
    const requested = { kind: 'requested' as const, subject, version, name, comment: '', at: created_at };
    const kind = status === 'free' ? ('free' as const) : ('declined' as const);
    if (answered_at === null) return [requested];
    return [{ kind, subject, version, name: '', comment: reason, at: answered_at }, requested];
  });
  const signed =
    handover && handover.signed_at !== null
      ? [
          {
            kind: 'signed' as const,
            subject: handover.title,
            version: handover.version,
            name: handover.signed_by,
            comment: '',
            at: handover.signed_at,
          },
        ]
      : [];
  return [...answers, ...accepted, ...requests, ...signed].toSorted((a, b) => b.at.localeCompare(a.at));
}

/**
 * An answer with its texts trimmed, or the first reason why it cannot be given.
 * @param hasMarks whether marks of the client say what should change
 */
export function checkProjectAnswer(
  { kind, name: typed, comment: text }: Answer,
  hasMarks: boolean,
): Answer | { field: string; message: Message } {
  const name = parseSignerName(typed);
  const comment = toPlainLines(text);
  if (name === undefined) return { field: 'name', message: REFUSALS.quoteSigner };
  if (kind === 'changes' && comment === '' && !hasMarks) return { field: 'comment', message: REFUSALS.projectComment };
  return { kind, name, comment };
}

/** Why a file cannot be added; undefined when it can. */
export function findProjectFileProblem(title: string): { field: string; message: Message } | undefined {
  if (title === '' || !isOneLine(title)) return { field: 'title', message: REFUSALS.quoteTitle };
  return undefined;
}

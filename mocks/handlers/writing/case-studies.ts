import type { CaseStudyDraft } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { findQuoteGaps, hasApproval, toApprovedWords } from '../../../contract/rules/case-studies.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { publishedCaseStudies, type StoredCaseStudy, toPublicCaseStudy } from '../../store/case-studies.ts';
import { replyToConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { recordRevision } from '../../store/revisions.ts';
import { toSavedCaseStudy } from './admin-case-studies-edits.ts';

type Operations =
  | 'listCaseStudies'
  | 'getCaseStudy'
  | 'getCaseStudyDraft'
  | 'approveCaseStudy'
  | 'requestCaseStudyChanges';

type Headers = { 'x-approval-token'?: string | undefined };
type Answer = { quote: string; quote_name: string; quote_role: string; version: number };

export const createCaseStudiesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (headers: Headers) =>
    db.state.caseStudies.find(({ token, deletedAt }) => token === headers['x-approval-token'] && deletedAt === null) ??
    notFound(REFUSALS.approvalLinkUnknown);

  const toDraft = (row: StoredCaseStudy): CaseStudyDraft => {
    const { status, version, quote, quote_name, quote_role, rating, approved_by, approved_at, changes_at } = row;
    const isApproved = hasApproval(row, row.approvedWords);
    return {
      study: toPublicCaseStudy(db.state, row),
      status,
      version,
      quote,
      quote_name,
      quote_role,
      rating,
      approved_by: isApproved ? approved_by : '',
      approved_at: isApproved ? approved_at : null,
      changes_at,
    };
  };

  const toWords = ({ quote, quote_name, quote_role }: Answer) => ({
    quote: quote.trim(),
    quote_name: quote_name.trim(),
    quote_role: quote_role.trim(),
  });

  const problemOf = (row: StoredCaseStudy, input: Answer) => {
    if (row.status !== 'waiting') return conflict(REFUSALS.approvalNotRequested);
    if (row.version !== input.version) return conflict(REFUSALS.approvalChanged);
    const [gap] = findQuoteGaps({ ...input, client: row.client, client_named: row.client_named });
    return gap && invalidField(gap.field, gap.message);
  };

  const save = (row: StoredCaseStudy, fields: Partial<StoredCaseStudy>, title: Text, text: string) => {
    const before = toSavedCaseStudy(row);
    Object.assign(row, { ...fields, version: row.version + 1, updated_at: new Date().toISOString() });
    recordRevision(db.state, null, { kind: 'case-studies', id: row.id }, before, toSavedCaseStudy(row));
    const href = `/admin/content/case-studies/${row.id}`;
    for (const { user } of db.state.accounts)
      if (user.role === 'super_admin' && user.status === 'active')
        db.notify(user.id, { kind: 'account', title, text: row.title, href });
    const lead = db.state.leads.find(({ id }) => id === row.lead_id);
    const conversation = db.state.conversations.find(({ id }) => id === lead?.conversationId);
    if (conversation) replyToConversation(db, conversation, text);
  };

  return {
    listCaseStudies: () => ({ status: 200, body: { items: publishedCaseStudies(db.state) } }),

    getCaseStudy: ({ params: { address } }) => {
      const published = db.state.caseStudies.filter((row) => row.status === 'published' && row.deletedAt === null);
      const former = db.state.formerCaseStudies[address];
      const row = published.find((study) => study.address === address) ?? published.find(({ id }) => id === former);
      return row ? { status: 200, body: toPublicCaseStudy(db.state, row) } : notFound(REFUSALS.caseStudyNotFound);
    },

    getCaseStudyDraft: ({ headers }) => {
      const row = find(headers);
      return 'body' in row ? row : { status: 200, body: toDraft(row) };
    },

    approveCaseStudy: ({ headers, body }) => {
      const row = find(headers);
      if ('body' in row) return row;
      const words = toWords(body);
      const approvedWords = toApprovedWords({ ...words, client: row.client });
      const isRepeated =
        row.approvedWords === approvedWords && (row.status === 'approved' || row.status === 'published');
      if (isRepeated) return { status: 200, body: toDraft(row) };
      const problem = problemOf(row, body);
      if (problem) return problem;
      const name = body.name.trim();
      const approval = { approved_by: name, approved_at: new Date().toISOString(), approvedWords };
      const fields = { ...words, ...approval, rating: body.rating, status: 'approved', changes: '', changes_at: null };
      const text = `${name} approved the case study “${row.title}”.`;
      save(row, fields as Partial<StoredCaseStudy>, msg`Case study approved by ${name}`, text);
      return { status: 200, body: toDraft(row) };
    },

    requestCaseStudyChanges: ({ headers, body }) => {
      const row = find(headers);
      if ('body' in row) return row;
      const problem = problemOf(row, body);
      if (problem) return problem;
      const changes = body.message.trim();
      const fields = { ...toWords(body), status: 'draft' as const, changes, changes_at: new Date().toISOString() };
      save(row, fields, msg`Changes requested for a case study`, changes);
      return { status: 200, body: toDraft(row) };
    },
  };
};

import { type AdminListMailsParams, MailStatus } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';
import { mailKinds } from './mail-labels.ts';
import type { MailsSearch } from './mails-search.ts';

/** The request parameters of the list. */
export function mailListParams({ search, kind, status, page }: MailsSearch): AdminListMailsParams {
  const known = searchOption(status, Object.values(MailStatus));
  const named = searchOption(kind, mailKinds);
  return {
    ...(search ? { search } : {}),
    ...(named ? { kind: named } : {}),
    ...(known ? { status: known } : {}),
    ...(page ? { page } : {}),
  };
}

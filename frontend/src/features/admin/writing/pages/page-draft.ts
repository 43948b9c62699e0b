import { isReservedSlug, toSlug } from '@contract/rules/page-slugs.ts';
import { REFUSALS } from '@contract/rules/refusals.ts';
import type { AdminPage, PageInput } from '@/api/generated/model.ts';
import { PageAddressRegExp } from '@/api/generated/zod/schemas/pageAddress.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The state of the page editor. */
export interface PageDraft {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly content: string;
  readonly published: boolean;
}

export type PageField = keyof PageDraft;

export const emptyPage: PageDraft = { title: '', address: '', description: '', content: '', published: false };

export const toDraft = ({ title, address, description, content, published }: AdminPage): PageDraft => ({
  title,
  address,
  description,
  content,
  published,
});

/** The default URL of a page. */
export const defaultSlug = ({ title, address }: Pick<PageDraft, 'title' | 'address'>): string =>
  address.trim() || toSlug(title);

export const toPageInput = (draft: PageDraft, version: number | undefined): PageInput => ({
  ...draft,
  address: defaultSlug(draft),
  ...(version === undefined ? {} : { version }),
});

export function checkDraft(draft: PageDraft, base: AdminPage | null): FieldProblems<PageField> {
  const problems: FieldProblems<PageField> = {};
  const address = defaultSlug(draft);
  if (!draft.title.trim()) problems.title = 'Please enter a title';
  if (address === '') problems.address = 'Please enter a URL';
  else if (!PageAddressRegExp.test(address))
    problems.address = 'Use lowercase letters, numbers and hyphens, such as how-we-work';
  else if (!base?.legal && isReservedSlug(address)) problems.address = String(REFUSALS.addressTaken);
  if (draft.published && !draft.content.trim()) problems.content = String(REFUSALS.pageEmpty);
  return problems;
}

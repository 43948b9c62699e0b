import type { SectionName } from '@contract/rules/site-sections.ts';
import { createContext, useContext } from 'react';
import type { Banner, ContentList } from '@/api/generated/model.ts';

export type BannerDraft = Omit<Banner, 'version'>;

/** A list of the page while one of its entries is open in a sheet. */
export interface ListDraft {
  readonly list: ContentList;
  /** The entries that visitors would see, in their order, the open one as it is typed. */
  readonly entries: readonly object[];
  /** Index of the open entry; -1 while it is hidden or empty. */
  readonly current: number;
}

/** A page that is edited beside a picture of it: one of its parts is open at a time. */
export interface PageEditing {
  readonly openPart: string | undefined;
  readonly onToggle: (part: string) => void;
  /** Takes what has been typed in a section, saved or not, in the form in which it is stored. */
  readonly onDraft: (section: SectionName, draft: object) => void;
  readonly onBannerDraft: (banner: BannerDraft) => void;
  /** Null when the sheet closes. */
  readonly onListDraft: (draft: ListDraft | null) => void;
}

const Context = createContext<PageEditing | null>(null);
export const PageEditingProvider = Context.Provider;

/** Null where a part is edited without a picture of its page. */
export const usePageEditing = (): PageEditing | null => useContext(Context);

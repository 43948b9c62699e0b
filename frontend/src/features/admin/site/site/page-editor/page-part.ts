import type { ReactNode } from 'react';
import type { AdminSite, Banner } from '@/api/generated/model.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { SectionConfig } from '../site-field.ts';

export interface PartContext {
  readonly site: AdminSite;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
  readonly onDraft: (section: SectionConfig['section'], draft: object) => void;
  readonly onBannerDraft: (banner: Omit<Banner, 'version'>) => void;
}

/** Something of a public page that is edited beside it. */
export interface PagePart {
  readonly id: string;
  readonly label: string;
  /** What it is, in a few words. */
  readonly line: string;
  /** Selector of its place on the page; null for what is on every page. */
  readonly anchor: string | null;
  /** The operation that a user must be allowed to call to edit it. */
  readonly needs: AdminOperation;
  readonly content: (context: PartContext) => ReactNode;
}

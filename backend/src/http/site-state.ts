import type { Accent } from '../../shared/accent.ts';
import type { SiteLogo, Theme } from '../generated/model.ts';

/** The part of the settings that requests of all kinds depend on. */
export interface SiteFacts {
  name: string;
  description: string;
  contactEmail: string;
  logo: SiteLogo | null;
  maintenance: boolean;
  /** null until an administrator has chosen one */
  theme: Theme | null;
  /** The owner's own colour. */
  accent: Accent | null;
  /** The owner's picture for tabs and home screens. */
  icon: { url: string; widths: readonly number[] } | null;
}

export interface SiteState {
  /** The facts, at most two seconds old where no change of them is heard; rejects when the database has never answered. */
  get(): Promise<SiteFacts>;
  /** The same without waiting; undefined when they would have to be read first. */
  peek(): SiteFacts | undefined;
  /** Reads them anew at the next call, because they have been changed. */
  forget(): void;
}

import type { SiteLogo, Theme } from '../../../contract/generated/model.ts';
import type { Accent } from '../../../contract/rules/accent.ts';

/** The settings needed by requests of all kinds. */
export interface SiteInfo {
  name: string;
  description: string;
  contactEmail: string;
  /** the seller's postal address, line by line; empty while the owner has entered none */
  address: string;
  logo: SiteLogo | null;
  maintenance: boolean;
  /** null until an administrator has chosen one */
  theme: Theme | null;
  /** The owner's accent colour. */
  accent: Accent | null;
  /** The owner's picture for tabs and home screens. */
  icon: { url: string; widths: readonly number[] } | null;
}

export interface SiteState {
  /**
   * The facts, at most two seconds old if change notifications are not received; rejects if the database has never
   * answered.
   */
  get(): Promise<SiteInfo>;
  /** The same without waiting; undefined when they would have to be read first. */
  peek(): SiteInfo | undefined;
  /** Reads them again at the next call, because they have changed. */
  forget(): void;
}

import type { Theme } from '../generated/model.ts';

/** The part of the settings that requests of all kinds depend on. */
export interface SiteFacts {
  name: string;
  description: string;
  contactEmail: string;
  maintenance: boolean;
  /** null until an administrator has chosen one */
  theme: Theme | null;
}

export interface SiteState {
  /** The facts as they were at most two seconds ago; rejects when the database has never answered. */
  get(): Promise<SiteFacts>;
  /** The same without waiting; undefined when they would have to be read first. */
  peek(): SiteFacts | undefined;
  /** Reads them anew at the next call; for the server that has just changed them. */
  forget(): void;
}

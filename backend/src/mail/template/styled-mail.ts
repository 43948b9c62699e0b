import type { Accent } from '../../../shared/accent.ts';
import type { MailPart } from '../../../shared/mail-parts.ts';

/** What the mails of a site look like. */
export interface MailSite {
  name: string;
  accent: Accent | null;
  /** addresses below the site; null while there is only the name */
  logo: { light: string; dark: string; width: number; height: number; showName: boolean } | null;
  /** the site's own address */
  url: string;
  /** where an answer is read */
  contactEmail?: string;
}

/** A mail as it is written; nothing in it is HTML. */
export interface StyledMail {
  subject: string;
  heading: string;
  /** what some programs show beside the subject */
  preheader: string;
  parts: readonly MailPart[];
  /** goes on after 'You get this mail because' */
  why?: string;
  /** address that ends mails of this kind */
  stop?: string;
}

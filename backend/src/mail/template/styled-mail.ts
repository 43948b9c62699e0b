import type { Accent } from '../../../../contract/rules/accent.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { MailSection } from '../../../../contract/rules/mail-sections.ts';

/** The appearance of a site's emails. */
export interface MailSite {
  name: string;
  accent: Accent | null;
  /** URLs below the site; null while there is only the name */
  logo: { light: string; dark: string; width: number; height: number; showName: boolean } | null;
  /** the site's own URL */
  url: string;
  /** postal address, line by line; empty while the owner has entered none */
  address?: string;
  /** recipient of replies */
  contactEmail?: string;
}

/** An email as composed; none of it is HTML. */
export interface StyledMail {
  language: Language;
  subject: string;
  heading: string;
  /** preview text shown next to the subject by some programs */
  preheader: string;
  parts: readonly MailSection[];
  /** the end of the email, line by line */
  closing: readonly string[];
  /** the unsubscribe link */
  stop?: string;
}

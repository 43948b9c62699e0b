import { fieldProblems } from '@/api/field-problems.ts';

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

interface EmailList {
  /** each once, whatever its case */
  emails: string[];
  /** what is not an email */
  invalid: string[];
}

/** Reads emails from typed or pasted text: one per line, or separated by commas, semicolons or spaces. */
export function readEmails(text: string): EmailList {
  const emails: string[] = [];
  const invalid: string[] = [];
  const seen = new Set<string>();
  const parts = text
    // `Nadia Rahman <nadia@example.com>` as copied from an email program.
    .replace(/[^,;\n<>]*<([^<>]*)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^mailto:/i, '').replace(/\.$/, ''))
    .filter((part) => part !== '');
  for (const part of parts) {
    if (!ADDRESS.test(part)) invalid.push(part);
    else if (!seen.has(part.toLowerCase())) {
      seen.add(part.toLowerCase());
      emails.push(part);
    }
  }
  return { emails, invalid };
}

/** The first email of a sent list that the server refuses; undefined if it failed for another reason. */
export const findRefusedEmail = (error: unknown, emails: readonly string[]): string | undefined => {
  const fields = emails.map((_, index) => `emails.${index}`);
  const problems = fieldProblems(error, fields);
  return emails.find((_, index) => problems[`emails.${index}`] !== undefined);
};

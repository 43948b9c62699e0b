export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What a visitor has written, as it stands in the form. */
export type ContactText = Readonly<Record<ContactField, string>>;

/** One sentence for each field that is wrong. */
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

/** Most characters of each field, as the API takes them. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 150, message: 5000 } as const;

const MISSING: Readonly<Record<ContactField, string>> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  subject: 'Please enter a subject',
  message: 'Please enter a message',
};

const INVALID_EMAIL = 'Please enter a valid email address';
const LONG_MESSAGE = 'Please keep the message under 5,000 characters';

function problemOf(field: ContactField, value: string, misspelt: boolean): string | undefined {
  if (value.trim() === '') return MISSING[field];
  if (field === 'email' && (misspelt || !value.includes('@'))) return INVALID_EMAIL;
  if (field === 'message' && value.trim().length > CONTACT_LIMITS.message) return LONG_MESSAGE;
  return;
}

/**
 * Everything that is wrong with a message; an empty object when it can be sent.
 * @param misspelt whether the browser's own check refuses the e-mail address
 */
export function checkContact(text: ContactText, misspelt = false): ContactProblems {
  const found: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const problem = problemOf(field, text[field], misspelt);
    if (problem) found[field] = problem;
  }
  return found;
}

/** What the server has found wrong with single fields: the `details` of a 400, without those of no field here. */
export function problemsInDetails(details: unknown): ContactProblems {
  const found: Partial<Record<ContactField, string>> = {};
  for (const detail of Array.isArray(details) ? details : []) {
    const { field, message } = detail ?? {};
    const known = contactFields.find((name) => name === field);
    if (known && typeof message === 'string') found[known] ??= message;
  }
  return found;
}

/** The uppermost field with a problem, where writing goes on. */
export function firstProblem(problems: ContactProblems): ContactField | undefined {
  return contactFields.find((field) => problems[field]);
}

import { t } from '@lingui/core/macro';
import { NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A password typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export interface Registration extends Credentials, NewPassword {
  readonly name: string;
}

/** One message, at a field or above the form; in the latter case the empty fields are marked. */
type Problems<Fields> = FieldProblems<Extract<keyof Fields, string> | 'form'>;

interface Browser {
  /** The browser's own validation rejects the email. */
  readonly misspelt: boolean;
}

/** The help text of a new password. */
export const PASSWORD_HELP = t`At least ${NewPasswordMin} characters`;

const EMAIL_PATTERN: Browser = { misspelt: false };
const INVALID_EMAIL = t`Please enter a valid email address`;

const isBlank = (text: string) => text.trim() === '';

function missing<Fields extends Readonly<Record<keyof Fields, string>>>(input: Fields): Problems<Fields> | null {
  const blank = Object.entries<string>(input).filter(([, text]) => isBlank(text));
  if (blank.length === 0) return null;
  const marked = Object.fromEntries(blank.map(([field]) => [field, '']));
  return { form: t`Please fill in all fields`, ...marked } as Problems<Fields>;
}

/** The first problem of a login, in the order of the specification. */
export function checkLogin({ email, password }: Credentials, browser = EMAIL_PATTERN): Problems<Credentials> {
  return missing({ email, password }) ?? emailProblem(email) ?? spelling(browser);
}

/** The first problem of a registration, in the order of the specification. */
export function checkRegistration(input: Registration, browser = EMAIL_PATTERN): Problems<Registration> {
  const { name, email, password, confirmation } = input;
  return (
    missing({ name, email, password, confirmation }) ??
    emailProblem(email) ??
    passwordProblem(input) ??
    spelling(browser)
  );
}

/** The problem of a request for a reset link. */
export function checkResetRequest(
  { email }: Pick<Credentials, 'email'>,
  browser = EMAIL_PATTERN,
): Problems<Pick<Credentials, 'email'>> {
  if (isBlank(email)) return { email: t`Please enter your email address` };
  return emailProblem(email) ?? spelling(browser);
}

/** The first problem of a password typed twice. */
export function checkNewPassword({ password, confirmation }: NewPassword): Problems<NewPassword> {
  return missing({ password, confirmation }) ?? passwordProblem({ password, confirmation }) ?? {};
}

const emailProblem = (email: string) => (email.includes('@') ? null : { email: INVALID_EMAIL });

const spelling = ({ misspelt }: Browser) => (misspelt ? { email: INVALID_EMAIL } : {});

function passwordProblem({ password, confirmation }: NewPassword): FieldProblems<keyof NewPassword> | null {
  if (password.length < NewPasswordMin) {
    return { password: t`Password must be at least ${NewPasswordMin} characters long` };
  }
  return password === confirmation ? null : { confirmation: t`Passwords do not match` };
}

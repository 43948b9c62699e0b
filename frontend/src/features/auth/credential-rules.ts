export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A password that is typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export interface Registration extends Credentials, NewPassword {
  readonly name: string;
}

/** What is wrong with a form: one sentence, the fields it speaks of, and whether it stands at the field or above the form. */
export interface Problem<Field extends string> {
  readonly message: string;
  readonly fields: readonly Field[];
  readonly place: 'field' | 'form';
}

const MIN_PASSWORD_LENGTH = 6;

const isBlank = (text: string) => text.trim() === '';

/** The sentence for an address without '@', also used when the browser's own e-mail check fails. */
export const invalidEmail: Problem<'email'> = {
  message: 'Please enter a valid email address',
  fields: ['email'],
  place: 'field',
};

function missing<Field extends string>(
  input: Readonly<Record<Field, string>>,
  order: readonly Field[],
): Problem<Field> | null {
  const fields = order.filter((field) => isBlank(input[field]));
  return fields.length > 0 ? { message: 'Please fill in all fields', fields, place: 'form' } : null;
}

/** The first problem of a login in the order of the specification, or null. */
export function checkLogin(input: Credentials): Problem<keyof Credentials> | null {
  const empty = missing(input, ['email', 'password']);
  if (empty) return empty;
  return input.email.includes('@') ? null : invalidEmail;
}

/** The first problem of a registration in the order of the specification, or null. */
export function checkRegistration(input: Registration): Problem<keyof Registration> | null {
  const empty = missing(input, ['name', 'email', 'password', 'confirmation']);
  if (empty) return empty;
  return input.email.includes('@') ? passwordProblem(input) : invalidEmail;
}

/** The first problem of the request for a reset link, or null. */
export function checkResetRequest({ email }: Pick<Credentials, 'email'>): Problem<'email'> | null {
  if (isBlank(email)) return { message: 'Please enter your email address', fields: ['email'], place: 'field' };
  return email.includes('@') ? null : invalidEmail;
}

/** The first problem of a password that is typed twice, or null. */
export function checkNewPassword(input: NewPassword): Problem<keyof NewPassword> | null {
  return missing(input, ['password', 'confirmation']) ?? passwordProblem(input);
}

function passwordProblem({ password, confirmation }: NewPassword): Problem<keyof NewPassword> | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { message: 'Password must be at least 6 characters long', fields: ['password'], place: 'field' };
  }
  return password === confirmation
    ? null
    : { message: 'Passwords do not match', fields: ['confirmation'], place: 'field' };
}

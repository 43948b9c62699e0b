/** Replacement for values that must not be logged. */
const GONE = '[removed]';

/** Fields that are always redacted. `link` is only logged deliberately: in development. */
const SECRET_FIELDS =
  /^(?:email|address|street|phone|password|passwordHash|password_hash|token|secret|authorization|cookie|to|replyTo)$/i;

const SECRET_TEXTS: [RegExp, string][] = [
  // email addresses, also of names in other scripts
  [/[^\s@<>()"'=,;:[\]{}]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, GONE],
  // bearer tokens (RFC 6750) and anything in the form of a JSON Web Token
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, GONE],
  [/\b(token|password|secret)=[^\s&"']+/gi, `$1=${GONE}`],
  // user and password of a connection string
  [/(\w+:\/\/)[^\s/@:]+(?::[^\s/@]*)?@/g, `$1${GONE}@`],
];
/** Row values in PostgreSQL's detail of a constraint violation. */
const ROW_VALUES = /(\([\w, ().:]{1,200}\)=)\(.*\)/g;

const DEEPEST = 6;

const textWithout = (text: string): string =>
  SECRET_TEXTS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text).replace(
    ROW_VALUES,
    `$1(${GONE})`,
  );

function errorWithout(error: Error, depth: number): object {
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message: textWithout(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: textWithout(stack) }),
    ...(cause === undefined ? {} : { cause: withoutPersons(cause, depth + 1) }),
  };
}

/** A copy of a log line's part without email addresses, tokens, passwords and values of database rows. */
export function withoutPersons(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return textWithout(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (value instanceof Error) return errorWithout(value, depth);
  if (Array.isArray(value)) return value.map((item) => withoutPersons(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (SECRET_FIELDS.test(key)) return [key, GONE];
      return [key, key === 'link' ? item : withoutPersons(item, depth + 1)];
    }),
  );
}

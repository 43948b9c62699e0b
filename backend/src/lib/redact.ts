/** Replacement for values that must not be logged. */
const REDACTED = '[removed]';

/** Fields that are always redacted. `link` is only logged deliberately: in development. */
const SECRET_FIELDS =
  /^(?:email|address|street|phone|password|passwordHash|password_hash|token|secret|authorization|cookie|to|replyTo)$/i;

const SECRET_PATTERNS: [RegExp, string][] = [
  // email addresses, also of names in other scripts
  [/[^\s@<>()"'=,;:[\]{}]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, REDACTED],
  // bearer tokens (RFC 6750) and anything in the form of a JSON Web Token
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED],
  [/\b(token|password|secret)=[^\s&"']+/gi, `$1=${REDACTED}`],
  // user and password of a connection string
  [/(\w+:\/\/)[^\s/@:]+(?::[^\s/@]*)?@/g, `$1${REDACTED}@`],
];
/** Row values in PostgreSQL's detail of a constraint violation. */
const ROW_VALUES = /(\([\w, ().:]{1,200}\)=)\(.*\)/g;

const MAX_DEPTH = 6;

const redactText = (text: string): string =>
  SECRET_PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text).replace(
    ROW_VALUES,
    `$1(${REDACTED})`,
  );

function redactError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message: redactText(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: redactText(stack) }),
    ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }),
  };
}

/** A copy of a log line's part without email addresses, tokens, passwords and values of database rows. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (SECRET_FIELDS.test(key)) return [key, REDACTED];
      return [key, key === 'link' ? item : redact(item, depth + 1)];
    }),
  );
}

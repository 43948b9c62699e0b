/** Texts with blanks or quotes are sentences and keep double quotes, everything else is a name. */
const quote = (text: string): string => (/^[^\s'"\\]*$/.test(text) ? `'${text}'` : JSON.stringify(text));

const nameOf = (key: string): string => (/^(?:[A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : quote(key));

/** A JSON value as TypeScript, on one line. */
export const toSource = (value: unknown): string => {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${nameOf(key)}: ${toSource(part)}`)
    .join(', ')} }`;
};

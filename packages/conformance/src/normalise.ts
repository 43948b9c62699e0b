const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

export interface NormaliserOptions {
  /** Texts that differ between two servers, with what replaces them. */
  texts?: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Fields that are left out. */
  omits?: (field: string, owner: object) => boolean;
}

/**
 * A function that removes from an answer what must differ between two servers: ids, times, and what the options name. A file
 * is reduced to a marker.
 */
export const createNormaliser = ({ texts = [], omits = () => false }: NormaliserOptions = {}) => {
  const replacements = [[UUID, '<id>'], [TIME, '<time>'], ...texts] as const;
  const normalise = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), value);
    }
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength > 0 ? '<file>' : undefined;
    if (Array.isArray(value)) return value.map(normalise);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([name]) => !omits(name, value));
    return Object.fromEntries(fields.map(([name, field]) => [name, normalise(field)]));
  };
  return normalise;
};

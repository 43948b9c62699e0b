/** Query values arrive as text; numbers and booleans are parsed as by the usual validators. */
const coerce = (type: string | undefined, text: string): unknown => {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(Number(text))) {
    return Number(text);
  }
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** The query by the JSON types of an operation; a parameter that is repeated is an array. */
export const readQuery = (
  types: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Record<string, unknown> => {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map((text) => coerce(types[name], text));
    query[name] = values.length > 1 ? values : values[0];
  }
  return query;
};

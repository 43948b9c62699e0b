/** Every time zone that the browser knows, plus the current one, which only the server may know. */
export const timeZones = (present: string): { value: string; label: string }[] =>
  [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

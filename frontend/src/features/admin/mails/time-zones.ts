/** Every zone that the browser knows, and the present one, which may be one of the server's alone. */
export const timeZones = (present: string): { value: string; label: string }[] =>
  [...new Set([present, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));

interface Env {
  /** Origin of the API; empty when the API is on the site's own origin, which is the default. */
  readonly apiOrigin: string;
}

/** Reads the build's settings. @throws one Error that names the invalid variable */
export function readEnv(settings: Record<string, unknown>): Env {
  const apiOrigin = settings.VITE_API_ORIGIN ?? '';
  const isOrigin = typeof apiOrigin === 'string' && (apiOrigin === '' || /^https?:\/\/[^/]+$/.test(apiOrigin));
  if (!isOrigin) throw new Error(`VITE_API_ORIGIN must be empty or an origin like https://api.example.com`);
  return { apiOrigin };
}

export const env = readEnv(import.meta.env);

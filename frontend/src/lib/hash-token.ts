const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

/** The token in the URL's hash, which is never sent to a server; null when there is none. */
export function readHashToken(): string | null {
  const written = window.location.hash.slice(1);
  return TOKEN.test(written) ? written : null;
}

/** @returns stops listening */
export function watchHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

const CHECK_INTERVAL_MS = 1_000;

/**
 * Stopping `npm start` stops the program it runs, but npm does not always forward the signal: then this process gets
 * another parent. Watched only under npm; a server started directly may outlive its shell.
 */
export function watchParent(onExit: () => void, environment: Record<string, string | undefined> = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onExit();
  }, CHECK_INTERVAL_MS).unref();
}

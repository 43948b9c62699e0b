const EVERY_MS = 1_000;

/**
 * A program told to stop takes `npm start` along, but npm does not always pass that on: then this process is handed to
 * another parent. Only watched under npm; a server started by itself may well outlive its shell.
 */
export function watchParent(onGone: () => void, environment: Record<string, string | undefined> = process.env): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS).unref();
}

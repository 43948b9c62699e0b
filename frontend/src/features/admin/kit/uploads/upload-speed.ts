/** How much had been sent at a time. */
export interface Sample {
  /** milliseconds */
  readonly at: number;
  readonly sent: number;
}

/** The speed is measured over the last seconds, since a connection's speed varies. */
const WINDOW_MS = 8_000;
const MIN_ELAPSED_MS = 1_000;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** The recent samples, with a new one added. */
export function withSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  return [...samples.filter(({ at, sent }) => next.at - at <= WINDOW_MS && sent <= next.sent), next];
}

/** Bytes per second; null while unknown. */
export function uploadSpeed(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < MIN_ELAPSED_MS) return null;
  return ((last.sent - first.sent) * 1000) / (last.at - first.at);
}

export function formatByteProgress(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}

/** Such as 'about 4 minutes left'; null while unknown. */
export function timeLeft(bytes: number, speed: number | null): string | null {
  if (speed === null || speed <= 0) return null;
  const seconds = bytes / speed;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes % 60) / 5) * 5;
  const full = rest === 60 ? hours + 1 : hours;
  const part = rest === 0 || rest === 60 ? '' : ` ${rest} min`;
  return `about ${full} h${part} left`;
}

/** Whole per cent, never 100 before the upload is complete. */
export const uploadPercent = (sent: number, total: number): number =>
  sent >= total ? 100 : Math.min(99, Math.floor((sent * 100) / total));

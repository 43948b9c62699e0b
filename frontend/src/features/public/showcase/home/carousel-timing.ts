/** How long a slide is shown, in milliseconds; the progress line in styles/hero.css takes as long. */
export const SLIDE_MS = 20_000;

/** How long one slide takes to fade into the next, in milliseconds; styles/hero.css uses the same value. */
export const FADE_MS = 1000;

/** When the pictures after the first one are fetched, in milliseconds after hydration. */
export const DEFERRED_PICTURES_MS = 4000;

interface Circumstances {
  readonly slides: number;
  /** The reader's choice, with the pause button. */
  readonly isPlaying: boolean;
  readonly hovered: boolean;
  /** Keyboard focus is inside. */
  readonly focused: boolean;
  readonly pageHidden: boolean;
  readonly reducedMotion: boolean;
}

/** Whether the slides currently advance automatically. */
export function isRunning({ slides, isPlaying, hovered, focused, pageHidden, reducedMotion }: Circumstances): boolean {
  return slides > 1 && isPlaying && !hovered && !focused && !pageHidden && !reducedMotion;
}

/** The slide after `index`; the first follows the last. */
export function nextSlide(index: number, slides: number): number {
  return slides > 0 ? (index + 1) % slides : 0;
}

/** Remaining time of one slide, in milliseconds. */
export interface SlideClock {
  readonly index: number;
  readonly remaining: number;
}

/** The clock of the slide at `index`: it resumes where it stopped, and restarts for another slide. */
export function createClock(index: number, clock: SlideClock | null): SlideClock {
  return clock?.index === index ? clock : { index, remaining: SLIDE_MS };
}

/** The clock after its slide was shown for `shown` milliseconds; a pause never shortens a slide's time. */
export function stopClock({ index, remaining }: SlideClock, shown: number): SlideClock {
  return { index, remaining: Math.max(0, remaining - Math.max(0, shown)) };
}

/** How long a slide stays, in milliseconds; the progress line in styles/hero.css runs as long. */
export const SLIDE_MS = 20_000;

/** How long one slide takes to fade into the next, in milliseconds; styles/hero.css uses the same. */
export const FADE_MS = 1000;

/** When the pictures behind the first one are fetched, in milliseconds after the page was hydrated. */
export const LATER_PICTURES_MS = 4000;

interface Circumstances {
  readonly slides: number;
  /** The reader's own wish, by the pause button. */
  readonly wanted: boolean;
  readonly hovered: boolean;
  /** Keyboard focus is inside. */
  readonly focused: boolean;
  readonly pageHidden: boolean;
  readonly reducedMotion: boolean;
}

/** Whether the slides move on by themselves right now. */
export function isRunning({ slides, wanted, hovered, focused, pageHidden, reducedMotion }: Circumstances): boolean {
  return slides > 1 && wanted && !hovered && !focused && !pageHidden && !reducedMotion;
}

/** The slide after `index`; the first follows the last. */
export function nextSlide(index: number, slides: number): number {
  return slides > 0 ? (index + 1) % slides : 0;
}

/** What is left of one slide's time, in milliseconds. */
export interface SlideClock {
  readonly index: number;
  readonly remaining: number;
}

/** The clock of the slide at `index`: it goes on where it stopped, and starts afresh for another slide. */
export function clockOf(index: number, clock: SlideClock | null): SlideClock {
  return clock?.index === index ? clock : { index, remaining: SLIDE_MS };
}

/** The clock after its slide was shown for `shown` milliseconds; a stop never costs a slide time. */
export function stopClock({ index, remaining }: SlideClock, shown: number): SlideClock {
  return { index, remaining: Math.max(0, remaining - Math.max(0, shown)) };
}

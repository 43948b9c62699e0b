import type { StoryContext } from 'storybook/internal/csf';
import { runnersBrowser } from './story-browser.ts';
import { pauseTimers, resumeTimers } from './story-timers.ts';

/** Every picture is taken at the same time: the mocks' dates are relative to today. */
const START = new Date('2026-11-20T09:00:00Z');

/** Every state of every screen has a picture; single components appear in them. */
const isPictured = ({ title, tags }: Pick<StoryContext, 'title' | 'tags'>) =>
  /^(Screens|Foundations)\//.test(title) && !tags.includes('no-picture');

/** A screen in another language has one picture, and no outline: its texts are those of a catalogue. */
const isLightOnly = ({ tags }: Pick<StoryContext, 'tags'>) => tags.includes('light-picture');

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').slice(-digits);

/** Random ids come in the same order in every run: references on the screens are derived from them. */
const repeatRandomIds = () => {
  let count = 0;
  crypto.randomUUID = () => {
    count += 1;
    const bits = Math.imul(count, 2_654_435_761) >>> 0; // spread over all digits
    return `${hex(bits, 8)}-${hex(bits >>> 8, 4)}-4${hex(count, 3)}-8${hex(bits, 3)}-${hex(bits, 12)}`;
  };
};

/** Before a pictured story renders: the same time, the same ids, and no toast disappears. */
export const preparePicture = (context: StoryContext): void => {
  const browser = runnersBrowser();
  resumeTimers(); // a failed story has not restored them
  if (!browser || !isPictured(context)) return;
  browser.startDateAt(START);
  pauseTimers();
  repeatRandomIds();
};

/** After its last picture. */
export const restoreAfterPicture = (): void => {
  runnersBrowser()?.restoreDate();
  resumeTimers();
  Reflect.deleteProperty(crypto, 'randomUUID');
};

/** Lazy pictures load when scrolled into view, such as the night version after the day's. */
const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect();
  return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
};

/** How long pictures in a frame are waited for, at most. */
const FRAME_MS = 1_500;

/** Pictures in frames that load: lazy ones only if both they and their frame are in view. */
const imagesInFrames = (): HTMLImageElement[] =>
  [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const box = frame.getBoundingClientRect();
    const scale = box.height / Math.max(1, frame.clientHeight);
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isShown = box.top + bottom * scale > 0 && box.top + top * scale < innerHeight;
      return isShown && bottom > 0 && top < frame.clientHeight;
    };
    const images = [...(frame.contentDocument?.images ?? [])];
    return images.filter((image) => image.loading !== 'lazy' || (image.checkVisibility() && isSeen(image)));
  });

const decode = (images: readonly HTMLImageElement[]) => Promise.allSettled(images.map((image) => image.decode()));

const toTop = async () => {
  document.querySelector('main')?.scrollTo(0, 0);
  scrollTo(0, 0);
  // Whatever reacts to scrolling, such as the back-to-top button, is notified in the next frame and painted in the one
  // after; pictures of the other theme are requested in the first.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
};

/**
 * Compares the screen's texts and their positions with its committed outline: once for both themes, which differ only
 * in colours.
 * @throws Error when there is none, or on a difference
 */
export const compareOutline = async (context: StoryContext): Promise<void> => {
  if (!isPictured(context) || isLightOnly(context)) return;
  await toTop();
  const problem = await runnersBrowser()?.compareOutline(context.id);
  if (problem) throw new Error(problem);
};

/**
 * Compares the screen with its committed picture.
 * @throws Error when there is none, or on a difference
 */
export const comparePicture = async (context: StoryContext, theme: string): Promise<void> => {
  if (!isPictured(context) || (isLightOnly(context) && theme === 'dark')) return;
  await toTop();
  await decode([...document.images].filter((image) => image.loading !== 'lazy' || isInSight(image)));
  const framed = imagesInFrames();
  if (framed.length > 0) await Promise.race([decode(framed), new Promise((resolve) => setTimeout(resolve, FRAME_MS))]);
  const problem = await runnersBrowser()?.comparePicture(`${context.id}.${theme}`);
  if (problem) throw new Error(problem);
};

/** The largest first: all of its words, or only the link. */
const FORMS = ['full', 'pill'] as const;
type Form = (typeof FORMS)[number];

/** Where the banner may float. */
export interface Place {
  readonly form: Form;
  readonly side: 'left' | 'right';
  /** Pixels from the foot of the window. */
  readonly bottom: number;
}

/** Distance to the edges of the window, and between two places above each other. */
const EDGE = 12;
const STEP = 64;
/** Kept between the banner and what is read or pressed, within the distance to the window's edges. */
const CLEARANCE = 8;
/** Room for the way up, which has the right corner. */
const RIGHT_CORNER = 76;

/** What can be pressed or typed into, what is looked at, and frames, into which nobody sees. */
const IN_USE = 'a, button, input, select, textarea, label, summary, iframe, video, dialog, figure';

/** Higher up than this part of the window it would no longer stand at its foot, but in the middle of the page. */
const FOOT = 0.2;

/**
 * The places of a window, the best first: near its lower corners at the page's beginning, where the whole banner is looked for
 * first; further down only its link, in the corners. On a page that is full down there it waits until one is free.
 */
export function placesIn(height: number, scrolled: number): Place[] {
  const isBeginning = scrolled < height / 2;
  const places: Place[] = [];
  for (const form of isBeginning ? FORMS : FORMS.slice(1)) {
    const top = isBeginning ? Math.max(RIGHT_CORNER, height * FOOT) : RIGHT_CORNER;
    for (let bottom = EDGE; bottom <= top; bottom += STEP) {
      places.push({ form, side: 'left', bottom });
      if (bottom >= RIGHT_CORNER) places.push({ form, side: 'right', bottom });
    }
  }
  return places;
}

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Smaller ones are signs beside words. */
const PICTURE = 96;

/** Whether a picture or a drawing reaches into the field; also those that let the pointer through. */
function hasPicture(left: number, top: number, width: number, height: number): boolean {
  return [...document.querySelectorAll('img, svg, canvas')].some((drawn) => {
    const box = drawn.getBoundingClientRect();
    if (Math.min(box.width, box.height) < PICTURE) return false;
    return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of each form. Measured before anything is asked about points of the window: a form that is tried on while the browser
 * answers such a question counts as a layout shift, although nobody sees it.
 */
function sizesOf(banner: HTMLElement): Readonly<Record<Form, Size>> {
  const { form = '' } = banner.dataset;
  const measured = FORMS.map((tried) => {
    banner.dataset.form = tried;
    return [tried, { width: banner.offsetWidth, height: banner.offsetHeight }];
  });
  banner.dataset.form = form;
  return Object.fromEntries(measured);
}

/** Whether there is nothing below or close by that is read, looked at, typed into or pressed; only grounds may be covered. */
function isFree(own: HTMLElement, { form, side, bottom }: Place, size: Size): boolean {
  if (size.width === 0) return false; // on paper it is not shown, and there is nothing to look for
  const width = size.width + 2 * CLEARANCE;
  const height = size.height + 2 * CLEARANCE;
  const left = side === 'left' ? EDGE - CLEARANCE : document.documentElement.clientWidth - EDGE + CLEARANCE - width;
  const top = innerHeight - bottom + CLEARANCE - height;
  // Whoever reads on has seen the picture; its link in a corner takes nothing away then.
  const isSeen = form === 'pill' && scrollY > innerHeight / 2;
  if (!isSeen && hasPicture(left, top, width, height)) return false;
  const across = Math.ceil(width / 32);
  const down = Math.ceil(height / 16);
  for (let row = 0; row <= down; row += 1) {
    for (let column = 0; column <= across; column += 1) {
      const x = left + (width * column) / across;
      const y = top + (height * row) / down;
      const below = document.elementsFromPoint(x, y).filter((element) => !own.contains(element));
      if (below.length === 0 || below.some((element) => element.closest(IN_USE) || hasWords(element))) return false;
    }
  }
  return true;
}

/** Whether the banner covers nothing where it is. */
export const fits = (banner: HTMLElement, place: Place): boolean =>
  // Not where it is seen: it may be on its way in.
  isFree(banner, place, { width: banner.offsetWidth, height: banner.offsetHeight });

/**
 * Moves the banner to the best place that is free; undefined when there is none, or when the search is called off. Each place is
 * looked at in a task of its own: all of them together would hold up a phone for a tenth of a second.
 */
export async function findPlace(banner: HTMLElement, signal: AbortSignal): Promise<Place | undefined> {
  const sizes = sizesOf(banner);
  for (const place of placesIn(innerHeight, scrollY)) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    if (!isFree(banner, place, sizes[place.form])) continue;
    banner.dataset.form = place.form;
    banner.dataset.side = place.side;
    banner.style.setProperty('--promo-bottom', `${place.bottom}px`);
    return place;
  }
  return undefined;
}

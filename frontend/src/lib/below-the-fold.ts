/**
 * Ends what `below-fold` (styles/utilities.css) does: from now on the whole page is laid out. To be called before
 * scrolling to a place of a server-rendered page; pages that the application builds itself are whole from the start.
 */
export function layOutWholePage(): void {
  delete document.documentElement.dataset.belowFold;
}

/** Safari has no callback for idle moments. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

/**
 * Lays out the rest of a loaded page, a section in each idle moment: pictures of the whole page, printing and the scroll
 * bar find it complete, and no single task is long.
 */
export function layOutWhenIdle(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.below-fold')];
  const next = () => {
    const section = sections.shift();
    if (!section) return layOutWholePage();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect(); // now, not together with the others
    whenIdle(next);
  };
  whenIdle(next);
}

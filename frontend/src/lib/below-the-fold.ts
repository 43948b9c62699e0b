/**
 * Reverts what `below-fold` (styles/utilities.css) does: lays out the whole page. Call it before scrolling to a
 * position of a server-rendered page; pages that the application renders itself are laid out completely from the start.
 */
export function renderWholePage(): void {
  delete document.documentElement.dataset.belowFold;
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

/**
 * Lays out the rest of a loaded page, one section per idle period: full-page screenshots, printing and the scroll bar
 * find it complete, and no single task is long.
 */
export function renderWhenIdle(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.below-fold')];
  const next = () => {
    const section = sections.shift();
    if (!section) return renderWholePage();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect(); // now, not together with the others
    whenIdle(next);
  };
  whenIdle(next);
}

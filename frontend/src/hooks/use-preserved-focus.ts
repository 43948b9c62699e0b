import { type RefObject, useEffect } from 'react';

const FOCUSABLE_SELECTOR = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

const findFirstFocusable = (place: Element | undefined) =>
  [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR) ?? [])].find((control) => control.checkVisibility());

/** The control of the same name, or the button with the same text: a saved form may have been rendered again. */
function findSame(place: Element | undefined, had: Element): HTMLElement | undefined {
  const name = had.getAttribute('name');
  return [...(place?.querySelectorAll<HTMLElement>(had.localName) ?? [])].find(
    (control) =>
      control.matches(FOCUSABLE_SELECTOR) &&
      (name ? control.getAttribute('name') === name : control.textContent === had.textContent),
  );
}

/**
 * The focused element may be removed: the row that was deleted, the button of a decision that was made. The focus then
 * moves to what replaced it, or to its neighbour, instead of falling back to the start of the document.
 */
export function usePreservedFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let had: Element | null = null;
    /** Its former position, inside out: each ancestor, and the index of the child that led to it. */
    let direction: [Element, number][] = [];
    const rememberFocus = ({ target }: FocusEvent) => {
      had = target as Element;
      direction = [];
      for (let at = had; at !== root && at.parentElement; at = at.parentElement)
        direction.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
    };
    const leave = () => {
      had = null;
    };
    const observer = new MutationObserver(() => {
      if (!had || had.isConnected) return;
      const removed = had;
      had = null;
      if (document.activeElement !== document.body) return;
      for (const [around, place] of direction) {
        if (!around.isConnected) continue;
        const successor = around.children[Math.min(place, around.children.length - 1)];
        const next = findSame(successor, removed) ?? findFirstFocusable(successor) ?? findFirstFocusable(around);
        if (next) return next.focus({ preventScroll: true });
      }
    });
    root.addEventListener('focusin', rememberFocus);
    // A row of a long list that was scrolled out of view is merely not rendered; it still exists.
    addEventListener('wheel', leave, { passive: true });
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      removeEventListener('wheel', leave);
      root.removeEventListener('focusin', rememberFocus);
    };
  }, [page]);
}

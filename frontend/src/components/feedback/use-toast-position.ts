import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Toast } from '@/lib/toasts.ts';
import { findToastPosition, type Obstacle, TOAST_POSITIONS, type ToastPosition } from './toast-position.ts';

const FIELDS = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
/** Buttons of forms, and what looks like the primary button. */
const PRIMARY = 'button[type=submit], button.bg-primary, a.bg-primary, [data-at-foot] button';
/** The part of the page around the focus that an action has probably changed. */
const CHANGED = 'tr, [data-row], li, fieldset';
const WEIGHTS = { focus: 8, changed: 4, field: 3, primary: 3 };
const NARROW = '(width < 40rem)';

/** What is on the page below the messages and must stay readable. */
function findObstacles(toaster: Element): Obstacle[] {
  const obstacles: Obstacle[] = [];
  const add = (element: Element | null | undefined, weight: number) => {
    // A dialog is above the messages.
    if (!element || toaster.contains(element) || element.closest('dialog:modal')) return;
    const box = element.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight) obstacles.push({ box, weight });
  };
  const { activeElement: focus, body } = document;
  for (const field of document.querySelectorAll(FIELDS)) add(field, WEIGHTS.field);
  for (const button of document.querySelectorAll(PRIMARY)) add(button, WEIGHTS.primary);
  if (focus && focus !== body && focus.id !== 'screen' && focus.localName !== 'main') {
    add(focus, WEIGHTS.focus);
    add(focus.closest(CHANGED), WEIGHTS.changed);
  }
  return obstacles;
}

/**
 * Where new messages are shown: not over what was just changed, over a field or over the primary button. They move once
 * more when the focus would be covered, but not while the page is scrolled.
 */
export function useToastPosition(toaster: RefObject<HTMLElement | null>, messages: readonly Toast[]): ToastPosition {
  const [place, setPlace] = useState<ToastPosition>('bottom-end');
  useLayoutEffect(() => {
    const root = toaster.current;
    const list = root?.firstElementChild;
    if (!root || !list || messages.length === 0) return;
    const places = matchMedia(NARROW).matches ? (['bottom-end', 'top-end'] as const) : TOAST_POSITIONS;
    const measure = () => {
      const boxes = places.map((one) => {
        root.setAttribute('data-place', one);
        return [one, list.getBoundingClientRect()] as const;
      });
      const next = findToastPosition(boxes, findObstacles(root));
      root.setAttribute('data-place', next);
      setPlace(next);
    };
    measure();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || root.contains(target)) return;
      const box = target.getBoundingClientRect();
      const shown = list.getBoundingClientRect();
      if (box.left < shown.right && shown.left < box.right && box.top < shown.bottom && shown.top < box.bottom)
        measure();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
    };
  }, [toaster, messages]);
  return place;
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';

const DEFAULT_ROW_HEIGHT = 57;

/**
 * Which rows of a long table have to be rendered: those in the window and some around it. Rows must have equal heights;
 * the height is measured on the first row, so it may differ between phone and desktop.
 * @param body the element that holds the rows, each marked with `data-row`
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow & { height: number } {
  const [height, setHeight] = useState(DEFAULT_ROW_HEIGHT);
  const [range, setRange] = useState<RowWindow>(() => rowWindow({ above: 0, height, view: 900, count }));

  useLayoutEffect(() => {
    const row = count > 0 ? body.current?.querySelector<HTMLElement>('[data-row]') : null;
    const measured = row?.getBoundingClientRect().height ?? 0;
    if (measured > 0 && Math.abs(measured - height) > 0.5) setHeight(measured);
  }, [body, count, height]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rowWindow({ above: -top, height, view: innerHeight, count });
      setRange((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', scheduleMeasure, { passive: true });
    addEventListener('resize', scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scheduleMeasure);
      removeEventListener('resize', scheduleMeasure);
    };
  }, [body, count, height]);

  const end = Math.min(range.end, count);
  return { start: Math.min(range.start, end), end, height };
}

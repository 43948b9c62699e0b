import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useState } from 'react';
import type { Mark, Point } from './marks-source.ts';
import { movePoint, toPercent, toPoint } from './point.ts';

interface MarkedPictureProps {
  readonly url: string;
  readonly alt: string;
  readonly marks: readonly Mark[];
  /** A new mark that is not sent yet. */
  readonly draft: Point | null;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Undefined for a version that takes no marks. */
  readonly onPlace: ((point: Point) => void) | undefined;
  /** Places the next mark by keyboard. */
  readonly placer: Ref<HTMLButtonElement>;
}

const CENTER: Point = { x: 0.5, y: 0.5 };

const at = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A picture with its marks. A click, or Enter after moving the crosshair with the arrow keys, places a new one. */
export function MarkedPicture({ url, alt, marks, draft, selected, onSelect, onPlace, placer }: MarkedPictureProps) {
  const [cross, setCross] = useState(CENTER);
  const [isMoved, setMoved] = useState(false);
  const helpId = useId();
  const place = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return onPlace?.(cross); // by keyboard
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const point = toPoint((clientX - left) / width, (clientY - top) / height);
    setCross(point);
    onPlace?.(point);
  };
  const move = (event: KeyboardEvent) => {
    const moved = movePoint(cross, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    setCross(moved);
    setMoved(true);
  };
  const left = toPercent(cross.x);
  const top = toPercent(cross.y);
  return (
    <>
      <img src={url} alt={alt} draggable={false} className="size-full" />
      {onPlace ? (
        <>
          <button
            ref={placer}
            type="button"
            aria-label={t`Place a mark`}
            aria-describedby={helpId}
            onClick={place}
            onKeyDown={move}
            className="marks-placer group absolute inset-0 cursor-crosshair"
          >
            <span aria-hidden="true" className="marks-cross" style={at(cross)} />
          </button>
          <span id={helpId} className="sr-only">
            {t`Move the crosshair with the arrow keys, faster with Shift, and press Enter.`}
          </span>
          <span role="status" className="sr-only">
            {isMoved ? t`${left}% from the left, ${top}% from the top` : ''}
          </span>
        </>
      ) : null}
      {marks.map((mark) => {
        const { id, number, resolved_at: resolvedAt } = mark;
        return (
          <button
            key={id}
            type="button"
            aria-label={resolvedAt === null ? t`Mark ${number}` : t`Mark ${number}, resolved`}
            aria-current={selected === id || undefined}
            onClick={() => onSelect(id)}
            className={clsx('marks-pin', resolvedAt !== null && 'marks-pin-resolved')}
            style={at(mark)}
          >
            {resolvedAt === null ? number : <Check className="size-3.5" aria-hidden="true" />}
          </button>
        );
      })}
      {draft ? <span aria-hidden="true" className="marks-pin marks-pin-draft" style={at(draft)} /> : null}
    </>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { noteId } from '@/components/ui/field-frame.tsx';

interface StarFieldProps {
  readonly id: string;
  /** Initial value; 0 for none. */
  readonly stars: number;
  readonly error?: string | undefined;
}

const RATING_LABELS = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`] as const;

/** One to five stars: radio buttons, so that the arrow keys work. */
export function StarField({ id, stars, error }: StarFieldProps) {
  const [selected, setSelected] = useState(stars);
  const [pointed, setPointed] = useState(0);
  const displayed = pointed || selected;
  return (
    <fieldset aria-describedby={noteId(id)} className="min-w-0">
      <legend className="text-sm font-semibold">
        <Trans>Your rating</Trans>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shows what a press would choose */}
      <div className="mt-1 -ms-2 flex flex-wrap items-center" onMouseLeave={() => setPointed(0)}>
        {RATING_LABELS.map((word, index) => {
          const value = index + 1;
          return (
            <label
              key={word}
              onMouseEnter={() => setPointed(value)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={id}
                value={value}
                checked={selected === value}
                onChange={() => {
                  setSelected(value);
                  setPointed(0);
                }}
                aria-label={`${plural(value, { one: '# star', other: '# stars' })}: ${word}`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden="true"
                className={
                  value <= displayed
                    ? 'size-7 fill-marigold text-marigold forced-colors:fill-[Highlight]'
                    : 'size-7 text-muted-foreground'
                }
              />
            </label>
          );
        })}
        <span aria-hidden="true" className="ms-2 text-sm text-muted-foreground">
          {RATING_LABELS[displayed - 1] ?? t`Select 1 to 5 stars`}
        </span>
      </div>
      <p
        id={noteId(id)}
        role={error ? 'alert' : undefined}
        className="min-h-[1.45em] text-xs font-semibold text-destructive"
      >
        {error}
      </p>
    </fieldset>
  );
}

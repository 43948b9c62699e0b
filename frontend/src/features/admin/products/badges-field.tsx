import { Badge } from '@/api/generated/model.ts';

interface BadgesFieldProps {
  readonly value: readonly Badge[];
  readonly onChange: (value: Badge[]) => void;
}

const ALL = Object.values(Badge);

const PILL =
  'inline-flex h-9 cursor-pointer items-center rounded-md border border-border px-3 text-sm font-medium text-ink-11 outline-offset-2 outline-primary transition-colors hover:border-input hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 pointer-coarse:h-11';

/** Words that stand on the product's card. They keep the order of this list. */
export function BadgesField({ value, onChange }: BadgesFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Badges</legend>
      <div className="flex flex-wrap gap-1.5">
        {ALL.map((badge) => (
          <label key={badge} className={PILL}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(badge)}
              onChange={({ currentTarget }) =>
                onChange(ALL.filter((one) => (one === badge ? currentTarget.checked : value.includes(one))))
              }
            />
            {badge}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import {
  adminProductInputBadgesItemMax,
  adminProductInputBadgesMax,
} from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useTopicNames } from '../../kit/use-topic-names.ts';

interface BadgesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

const PILL =
  'inline-flex h-9 cursor-pointer items-center rounded-md border border-border px-3 text-sm font-medium text-ink-11 outline-offset-2 outline-primary transition-colors hover:border-input hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:opacity-50 pointer-coarse:h-11';

/** Badges on the product's card, in the order of the owner's list; a new one can be typed. */
export function BadgesField({ value, onChange }: BadgesFieldProps) {
  const typed = useRef<HTMLInputElement>(null);
  const listed = useTopicNames('productBadges');
  const all = [...new Set([...listed, ...value])];
  const isFull = value.length >= adminProductInputBadgesMax;
  const add = () => {
    const name = typed.current?.value.trim();
    if (!name || !typed.current) return;
    const known = all.find((badge) => badge.toLowerCase() === name.toLowerCase()) ?? name;
    if (!value.includes(known)) onChange([...value, known]);
    typed.current.value = '';
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Badges</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((badge) => (
          <label key={badge} className={PILL}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(badge)}
              disabled={isFull && !value.includes(badge)}
              onChange={({ currentTarget }) =>
                onChange(all.filter((item) => (item === badge ? currentTarget.checked : value.includes(item))))
              }
            />
            <span>{badge}</span>
          </label>
        ))}
      </div>
      {isFull ? (
        <p className="mt-2 text-xs text-muted-foreground">{`Up to ${adminProductInputBadgesMax} badges.`}</p>
      ) : (
        <div className="mt-2 flex max-w-80 gap-2">
          <Input
            ref={typed}
            aria-label="New badge"
            placeholder="New badge"
            maxLength={adminProductInputBadgesItemMax}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outline" onClick={add}>
            <Plus aria-hidden="true" />
            Add
          </Button>
        </div>
      )}
    </fieldset>
  );
}

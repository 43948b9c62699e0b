import { useTopicNames } from '../kit/use-topic-names.ts';

interface TagPickerProps {
  readonly selected: readonly string[];
  readonly onAdd: (tag: string) => void;
}

/** How many are offered; the rest of a long list has to be typed. */
const MAX_TAGS = 12;

/** Tags of the owner's list that the article does not have yet, each added with one click. */
export function TagPicker({ selected, onAdd }: TagPickerProps) {
  const isSelected = (name: string) => selected.some((tag) => tag.toLowerCase() === name.toLowerCase());
  const offered = useTopicNames('postTags').filter((name) => !isSelected(name));
  if (offered.length === 0) return null;
  return (
    <fieldset className="-mt-1 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Add a tag</legend>
      {offered.slice(0, MAX_TAGS).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onAdd(name)}
          className="inline-flex min-h-7 max-w-full items-center rounded-md border border-border px-2 text-left text-xs wrap-anywhere text-ink-11 transition-colors hover:border-input hover:text-foreground pointer-coarse:min-h-11"
        >
          {`#${name}`}
        </button>
      ))}
    </fieldset>
  );
}

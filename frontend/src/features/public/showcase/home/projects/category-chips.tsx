import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { topicName } from '@/lib/topic-name.ts';
/** The chip that shows everything. */
export const ALL_PROJECTS = t`All Projects`;

interface CategoryChipsProps {
  readonly categories: readonly string[];
  readonly current: string;
  readonly onChoose: (category: string) => void;
}

/** One row of categories, exactly one selected; it scrolls sideways where it does not fit. */
export function CategoryChips({ categories, current, onChoose }: CategoryChipsProps) {
  return (
    <fieldset className="chips -mx-(--edge) min-w-0 px-(--edge) [@media(scripting:none)]:hidden">
      <legend className="sr-only">
        <Trans>Category</Trans>
      </legend>
      {[ALL_PROJECTS, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === current}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            onChoose(category);
          }}
          className="inline-flex h-11 shrink-0 snap-start items-center rounded-md border border-border px-4 text-sm font-semibold whitespace-nowrap text-ink-11 transition-colors hover:border-input hover:text-foreground aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background lg:h-10"
        >
          {topicName(category)}
        </button>
      ))}
    </fieldset>
  );
}

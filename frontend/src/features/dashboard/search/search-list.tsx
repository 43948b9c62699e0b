import { SearchOptionRow } from './search-option-row.tsx';
import type { SearchGroup } from './search-options.ts';

interface SearchListProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** Id of the option that the arrow keys stand at. */
  readonly activeId: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onFollow: () => void;
}

/** Everything that was found, in named groups. */
export function SearchList({ id, groups, activeId, onPoint, onFollow }: SearchListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="max-h-[min(27rem,calc(100dvh-13rem))] overflow-y-auto overscroll-contain"
    >
      {groups.map(({ kind, label, options }) => (
        <fieldset key={kind} className="min-w-0 px-2 pt-2 last:pb-2">
          <legend className="float-left w-full px-3 py-1 text-xs font-semibold text-muted-foreground">{label}</legend>
          {options.map((option) => (
            <SearchOptionRow
              key={option.id}
              option={option}
              active={option.id === activeId}
              onPoint={() => onPoint(option.id)}
              onFollow={onFollow}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

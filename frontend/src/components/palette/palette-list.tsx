import { t } from '@lingui/core/macro';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import { PaletteRow } from './palette-row.tsx';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** Id of the option selected by the arrow keys. */
  readonly activeId: string | undefined;
  readonly onPoint: (id: string) => void;
  readonly onFollow: (option: PaletteOption) => void;
}

/** All matches, in named groups. */
export function PaletteList({ id, groups, activeId, onPoint, onFollow }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Results`}
      className="max-h-[min(27rem,calc(100dvh-13rem))] overflow-y-auto overscroll-contain scroll-py-2"
    >
      {groups.map(({ key, label, options }) => (
        <fieldset key={key} className="min-w-0 px-2 pt-2 last:pb-2">
          <legend className="float-start w-full px-3 py-1 text-xs font-semibold text-muted-foreground">{label}</legend>
          {options.map((option) => (
            <PaletteRow
              key={option.id}
              option={option}
              active={option.id === activeId}
              onPoint={() => onPoint(option.id)}
              onFollow={() => onFollow(option)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

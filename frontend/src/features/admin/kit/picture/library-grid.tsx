import type { LibraryPicture } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';

interface LibraryGridProps {
  readonly pictures: readonly LibraryPicture[];
  /** URL of the currently selected picture. */
  readonly selected?: string | undefined;
  readonly onChoose: (picture: LibraryPicture) => void;
}

/** The pictures of the library as a selectable grid. */
export function LibraryGrid({ pictures, selected, onChoose }: LibraryGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={picture.url === selected}
            onClick={() => onChoose(picture)}
            className="group/thumb block w-full rounded-md text-left outline-offset-4"
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 64rem) 13rem, 45vw"
              className="aspect-4/3 rounded-md border border-border transition-[box-shadow] group-hover/thumb:border-input group-aria-pressed/thumb:border-primary group-aria-pressed/thumb:ring-3 group-aria-pressed/thumb:ring-primary"
            />
            <span className="mt-2 block truncate text-xs font-semibold">{picture.name}</span>
            <span className="block text-xs text-muted-foreground tabular-nums">
              {`${picture.width} × ${picture.height}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListPictures } from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { MAX_SEARCH_LENGTH } from '@/lib/search-text.ts';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryGridSkeleton } from './library-grid-skeleton.tsx';
import { UploadButton } from './upload-button.tsx';
import { PICTURE_HELP, usePictureUpload } from './use-picture-upload.ts';

const STEP = 24;
const PAGE_SIZE = 96;
const DEBOUNCE_MS = 250;

interface LibraryPickerProps {
  readonly selected?: string | undefined;
  readonly onChoose: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
  /** Id of the heading, which labels the surrounding dialog. */
  readonly titleId: string;
}

/** Content of the dialog that selects a picture: search, upload, and the library, newest first. */
export function LibraryPicker({ selected, onChoose, onClose, titleId }: LibraryPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(STEP);
  const search = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const query = useAdminListPictures(
    { limit, ...(search ? { search } : {}) },
    { query: { placeholderData: (before) => before } },
  );
  const { upload, busy, progress, problem } = usePictureUpload(onChoose);
  return (
    <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
      <header className="border-b border-border px-5 pt-4 pb-4 sm:px-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            Choose a picture
          </h2>
          <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2.5" />
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          <div className="relative min-w-52 flex-1">
            <Search className="absolute top-3 left-3.5 size-5 text-muted-foreground" aria-hidden="true" />
            <Input
              type="search"
              aria-label="Search pictures"
              placeholder="Search by name or description"
              maxLength={MAX_SEARCH_LENGTH}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              className="pl-11"
            />
          </div>
          <UploadButton busy={busy} onFile={(file) => void upload(file)} />
        </div>
        <p id={`${id}-help`} className="mt-2 text-xs text-muted-foreground">
          {`${PICTURE_HELP} Resized automatically; location data removed.`}
        </p>
        {progress ? <UploadProgressBar progress={progress} label="Uploading the picture" className="mt-3" /> : null}
        {problem ? (
          <Banner tone="danger" className="mt-3">
            {problem}
          </Banner>
        ) : null}
      </header>
      <div className="min-h-72 flex-1 overflow-y-auto overscroll-contain p-5 sm:p-6">
        <QueryState
          query={query}
          loading="Loading pictures"
          skeleton={<LibraryGridSkeleton />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch pictures')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            search ? (
              <EmptyState
                scene="search"
                title="No pictures found"
                line="Try another word, or upload the picture."
                action={
                  <Button variant="outline" onClick={() => setText('')}>
                    Clear search
                  </Button>
                }
              />
            ) : (
              <EmptyState scene="pictures" title="The library is empty" line="Upload the first picture." />
            )
          }
        >
          {({ items, total }) => (
            <>
              <LibraryGrid pictures={items} selected={selected} onChoose={onChoose} />
              {items.length < Math.min(total, PAGE_SIZE) ? (
                <div className="mt-6 text-center">
                  <Button
                    variant="outline"
                    busy={query.isFetching}
                    onClick={() => setLimit((now) => Math.min(PAGE_SIZE, now + STEP))}
                  >
                    Show more
                  </Button>
                </div>
              ) : null}
              <p role="status" className="mt-5 text-center text-xs text-muted-foreground tabular-nums">
                {`${items.length} of ${total} pictures`}
              </p>
            </>
          )}
        </QueryState>
      </div>
    </div>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminDeletePicture, useAdminListPictures } from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { ContentFrame } from '../kit/content-frame.tsx';
import type { ContentSearch } from '../kit/content-search.ts';
import { Pager } from '../kit/pager.tsx';
import { SearchBox } from '../kit/search-box.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryGridSkeleton } from './library-grid-skeleton.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { UploadButton } from './upload-button.tsx';
import { PICTURE_HELP, usePictureUpload } from './use-picture-upload.ts';

interface LibrarySectionProps {
  readonly search: ContentSearch;
}

const TO = '/admin/content/$section';
const PARAMS = { section: 'pictures' };
const LIMIT = 24;

/** All pictures that content can be made of. */
export function LibrarySection({ search }: LibrarySectionProps) {
  const navigate = useNavigate();
  const { show } = useToast();
  const text = search.search;
  const query = useAdminListPictures(
    { page: search.page ?? 1, limit: LIMIT, ...(text ? { search: text } : {}) },
    { query: { placeholderData: keepPreviousData } },
  );
  const go = (change: ContentSearch, replace = true) =>
    void navigate({ to: TO, params: PARAMS, search: { ...search, ...change }, replace, resetScroll: false });
  const { upload, busy, problem } = usePictureUpload(({ name }) => {
    show({ tone: 'success', text: `${name} is in the library` });
    go({ search: undefined, page: undefined });
  });
  const [asking, setAsking] = useState(false);
  const removal = useAdminDeletePicture();

  const [shown, setShown] = useState<LibraryPicture | null>(null);
  const found = query.data?.items.find(({ id }) => id === search.entry);
  if (found && found !== shown) setShown(found);
  const close = () => go({ entry: undefined }, false);
  const remove = () => {
    if (!shown) return;
    removal.mutate(
      { id: shown.id },
      {
        onSuccess: () => {
          setAsking(false);
          close();
          show({ tone: 'success', text: `${shown.name} is deleted` });
        },
      },
    );
  };
  return (
    <ContentFrame
      section="pictures"
      actions={<UploadButton variant="primary" busy={busy} onFile={(file) => void upload(file)} />}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox
          placeholder="Search pictures..."
          value={text ?? ''}
          onSearch={(next) => go({ search: next || undefined, page: undefined })}
        />
        <p className="text-xs text-muted">{PICTURE_HELP}</p>
      </div>
      {problem ? (
        <Banner tone="danger" className="mb-5">
          {problem}
        </Banner>
      ) : null}
      <QueryState
        query={query}
        loading="Loading pictures"
        skeleton={<LibraryGridSkeleton />}
        explain={(error) => messageOf(error, 'Failed to fetch pictures')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          text ? (
            <EmptyState
              title="No picture has this name"
              action={
                <Button variant="secondary" onClick={() => go({ search: undefined, page: undefined })}>
                  Show all pictures
                </Button>
              }
            />
          ) : (
            <EmptyState title="The library is empty" line="Upload the first picture." />
          )
        }
      >
        {({ items, page, limit, total }) => (
          <>
            <LibraryGrid pictures={items} onChoose={({ id }) => go({ entry: id }, false)} />
            <Pager
              page={page}
              limit={limit}
              total={total}
              noun="pictures"
              linkTo={(to, props) => (
                <Link to={TO} params={PARAMS} search={{ ...search, page: to > 1 ? to : undefined }} {...props} />
              )}
            />
          </>
        )}
      </QueryState>
      {shown ? (
        <>
          <PictureSheet
            picture={shown}
            open={search.entry !== undefined}
            onClose={close}
            onDelete={() => setAsking(true)}
          />
          <ConfirmDialog
            open={asking}
            question="Are you sure you want to delete this picture?"
            action="Delete"
            busy={removal.isPending}
            problem={removal.error ? messageOf(removal.error, 'Failed to delete the picture') : null}
            onConfirm={remove}
            onCancel={() => setAsking(false)}
          >
            Its files are removed for good.
          </ConfirmDialog>
        </>
      ) : null}
    </ContentFrame>
  );
}

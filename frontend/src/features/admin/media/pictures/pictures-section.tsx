import {
  adminListPictures,
  getAdminListPicturesQueryKey,
  useAdminDeletePicture,
} from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { readEntry } from '../../kit/content/content-search.ts';
import { defineList } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { LibraryGrid } from '../../kit/picture/library-grid.tsx';
import { LibraryGridSkeleton } from '../../kit/picture/library-grid-skeleton.tsx';
import { UploadButton } from '../../kit/picture/upload-button.tsx';
import { PICTURE_HELP, usePictureUpload } from '../../kit/picture/use-picture-upload.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { PictureSheet } from './picture-sheet.tsx';

const pictureList = defineList(adminListPictures, getAdminListPicturesQueryKey, {
  labels: {
    noun: ['picture', 'pictures'],
    failed: 'Failed to fetch pictures',
    emptyMessage: { scene: 'pictures', title: 'The library is empty', line: 'Upload the first picture.' },
  },
  panel: { entry: readEntry },
  defaults: { page: 1, limit: 24 },
});

/** All pictures available to content. */
export function PicturesSection({ search }: ListScreenProps) {
  const { show } = useToast();
  const { list, query } = useList(pictureList, search);
  const { entry } = list.search;
  const { upload, busy, progress, problem } = usePictureUpload(({ name }) => {
    show({ tone: 'success', text: `${name} added to the library` });
    list.clear();
  });
  const lastPicture = useLastValue(query.data?.items.find(({ id }) => id === entry));
  const deletion = useDeletion({
    mutation: useAdminDeletePicture(),
    variablesOf: ({ id }: LibraryPicture) => ({ id }),
    failed: 'Failed to delete the picture',
    onDeleted: ({ name }) => {
      list.close();
      show({ tone: 'success', text: `${name} deleted` });
    },
  });
  const toolbar = (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox placeholder="Search pictures..." value={list.text} onSearch={list.find} />
        <p className="text-xs text-muted-foreground">{PICTURE_HELP}</p>
      </div>
      {progress ? (
        <UploadProgressBar progress={progress} label="Uploading the picture" className="mb-5 max-w-md" />
      ) : null}
      {problem ? (
        <Banner tone="danger" className="mb-5">
          {problem}
        </Banner>
      ) : null}
    </>
  );
  return (
    <ContentFrame
      page="pictures"
      actions={<UploadButton variant="default" busy={busy} onFile={(file) => void upload(file)} />}
    >
      <ListPage
        list={list}
        query={query}
        toolbar={toolbar}
        labels={{
          ...pictureList.labels,
          ...(list.text ? { noResults: { title: 'No pictures found', line: '' } } : {}),
        }}
      >
        {(body) => (
          <ListCards body={body} loading="Loading pictures" skeleton={<LibraryGridSkeleton />} bare>
            {(pictures) => <LibraryGrid pictures={pictures} onChoose={({ id }) => list.go({ entry: id })} />}
          </ListCards>
        )}
      </ListPage>
      {lastPicture ? (
        <PictureSheet
          picture={lastPicture}
          open={entry !== undefined}
          onClose={list.close}
          onDelete={() => deletion.requestDeletion(lastPicture)}
        />
      ) : null}
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this picture?" action="Delete">
        This can’t be undone.
      </ConfirmDialog>
    </ContentFrame>
  );
}

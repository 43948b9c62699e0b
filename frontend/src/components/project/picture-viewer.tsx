import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { Banner } from '../feedback/banner.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogTitle } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MarkedPicture } from './marked-picture.tsx';
import { MarksPanel } from './marks-panel.tsx';
import type { MarksSource, PictureVersion } from './marks-source.ts';
import { readPoint, writePoint } from './point.ts';
import { type PreviewSource, usePreview } from './use-preview.ts';
import './viewer.css';

interface PictureViewerProps {
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly PictureVersion[];
  /** Id of the version that is shown; null while the viewer is closed. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
  readonly source: PreviewSource;
  readonly marks: MarksSource;
  /** What follows when all marks are placed. */
  readonly next?: ReactNode;
}

/** Pictures of a file's versions over the whole window. Another version replaces the picture in the same place, so that
    differences catch the eye. */
export function PictureViewer({ title, versions, shown, onShow, source, marks, next }: PictureViewerProps) {
  const pictures = versions.filter(({ preview }) => preview !== null);
  const index = pictures.findIndex(({ id }) => id === shown);
  const file = pictures[index];
  return (
    <Dialog open={file !== undefined} onOpenChange={(open) => open || onShow(null)}>
      <DialogContent className="viewer">
        {file ? (
          <>
            <ViewerHead title={title} pictures={pictures} index={index} onShow={onShow} />
            <MarkedVersion
              key={file.id}
              file={file}
              title={title}
              source={source}
              marks={marks}
              newest={file === versions[0] ? undefined : versions[0]?.number}
              next={next}
            />
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

interface ViewerHeadProps extends Pick<PictureViewerProps, 'title' | 'onShow'> {
  readonly pictures: readonly PictureVersion[];
  readonly index: number;
}

function ViewerHead({ title, pictures, index, onShow }: ViewerHeadProps) {
  const older = pictures[index + 1];
  const newer = pictures[index - 1];
  const number = pictures[index]?.number ?? 1;
  const newest = pictures[0]?.number ?? 1;
  return (
    <div className="flex items-center gap-x-2 border-b border-border ps-4 pe-1 sm:ps-6 sm:pe-3">
      <DialogTitle tabIndex={-1} className="min-w-0 flex-1 truncate text-base sm:text-lg">
        <bdi>{title}</bdi>
      </DialogTitle>
      <fieldset aria-label={t`Versions`} hidden={pictures.length < 2} className="flex shrink-0 items-center">
        <IconButton
          icon={ChevronLeft}
          label={t`Earlier version`}
          disabled={!older}
          className="disabled:opacity-30"
          onClick={() => older && onShow(older.id)}
        />
        <span aria-live="polite" className="text-sm whitespace-nowrap tabular-nums">
          <span className="max-sm:sr-only">
            <Trans>
              Version {number} of {newest}
            </Trans>
          </span>
          <span aria-hidden="true" className="sm:hidden">
            {`${number} / ${newest}`}
          </span>
        </span>
        <IconButton
          icon={ChevronRight}
          label={t`Later version`}
          disabled={!newer}
          className="disabled:opacity-30"
          onClick={() => newer && onShow(newer.id)}
        />
      </fieldset>
      <IconButton icon={X} label={t`Close`} onClick={() => onShow(null)} />
    </div>
  );
}

interface MarkedVersionProps extends Pick<PictureViewerProps, 'title' | 'source' | 'marks' | 'next'> {
  readonly file: PictureVersion;
  /** Number of a newer version; undefined for the newest one. */
  readonly newest: number | undefined;
}

/** The picture of a version, and beside it what was written about it. */
function MarkedVersion({ file, title, source, marks, newest, next }: MarkedVersionProps) {
  const { id, number, preview } = file;
  const placer = useRef<HTMLButtonElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const [stored, setStored] = useStoredText(`point-${id}`);
  const picture = usePreview(source, id, 'large');
  const { query } = marks;
  const items = query.data?.items ?? [];
  const draft = newest === undefined ? readPoint(stored) : null;
  const ratio = preview ? preview.width / preview.height : 1;
  const select = (mark: string) => {
    setSelected(mark);
    const item = document.getElementById(`mark-${mark}`);
    item?.scrollIntoView({ block: 'nearest' });
    item?.focus({ preventScroll: true });
  };
  return (
    <div className="viewer-body">
      <div className="relative min-h-0 bg-muted">
        <section aria-label={t`Picture`} className="viewer-stage size-full">
          <QueryState
            query={picture}
            loading={t`Loading the picture`}
            toMessage={(error) => marks.toMessage(error, t`Failed to fetch the picture`)}
          >
            {(url) => (
              <div className="viewer-center">
                <div className="viewer-sheet" style={{ '--ratio': ratio, '--zoom': isZoomed ? 2 : 1 } as CSSProperties}>
                  <MarkedPicture
                    url={url}
                    alt={t`${title}, version ${number}`}
                    marks={items}
                    draft={draft}
                    selected={selected}
                    onSelect={select}
                    onPlace={newest === undefined ? (point) => setStored(writePoint(point)) : undefined}
                    placer={placer}
                  />
                </div>
              </div>
            )}
          </QueryState>
        </section>
        <div className="absolute start-3 bottom-3 rounded-md border border-border bg-card">
          <IconButton
            icon={isZoomed ? ZoomOut : ZoomIn}
            label={isZoomed ? t`Zoom out` : t`Zoom in`}
            onClick={() => setZoomed(!isZoomed)}
          />
        </div>
      </div>
      {query.error ? (
        <div className="p-4">
          <Banner
            tone="danger"
            action={
              <Button variant="ghost" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {marks.toMessage(query.error, t`Failed to fetch the marks`)}
          </Banner>
        </div>
      ) : (
        <MarksPanel
          fileId={id}
          marks={items}
          source={marks}
          selected={selected}
          onSelect={select}
          draft={draft}
          onDraft={(point) => setStored(point ? writePoint(point) : '')}
          onPlace={() => placer.current?.focus()}
          newest={newest}
          next={next}
        />
      )}
    </div>
  );
}

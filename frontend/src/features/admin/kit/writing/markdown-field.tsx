import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import type { WritingControls, WritingSurface } from './editor/writing-surface.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { PageFrame } from './page-frame.tsx';
import { type InsertedPicture, PictureInsert } from './picture-insert.tsx';
import { usePictureQueue } from './use-picture-queue.ts';

interface MarkdownFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
  readonly help: ReactNode;
  /** On the page itself and at reading measure, for an editor that is mainly about its text. */
  readonly page?: boolean;
  /** Of the text, where it differs from the page's. */
  readonly lang?: string;
  /** Its length, at the end of the label's line: '620 words · 3 min read'. */
  readonly count?: string;
}

const BOX =
  'rounded-md border border-input bg-background focus-within:border-primary has-aria-invalid:border-destructive';
const BOX_TOOLBAR = 'rounded-t-md border-b border-input bg-muted px-1';
const PAGE_TOOLBAR =
  'border-y border-border bg-background py-0.5 lg:sticky lg:top-[calc(var(--table-top)+4rem)] lg:z-5';
/** Messages stay in view below the toolbar: the caret may be far down a long text. */
const PAGE_MESSAGES = 'top-(--table-top) lg:top-[calc(var(--table-top)+7rem)]';
/** The measure and type of articles. */
const PAGE_TEXT =
  'mx-auto flex min-h-[60vh] w-full max-w-[38rem] flex-col py-6 text-[clamp(1.0625rem,1rem+0.25vw,1.1875rem)]';

type Surface = ComponentType<ComponentProps<typeof WritingSurface>>;

/** Loaded once per visit. */
let loadedSurface: Surface | undefined;

/** The editor, loaded where a text is written; `failed` without a connection. */
function useSurface(): { Surface: Surface | undefined; failed: boolean } {
  const [surface, setSurface] = useState<{ readonly current: Surface | undefined }>({ current: loadedSurface });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loadedSurface) return;
    import('./editor/writing-surface.tsx').then(
      (module) => {
        loadedSurface = module.WritingSurface;
        setSurface({ current: loadedSurface });
      },
      () => setFailed(true),
    );
  }, []);
  return { Surface: surface.current, failed };
}

const KEYS_HELP = 'In a list, Tab indents. Press Escape, then Tab, to leave the text.';

/**
 * A text in Markdown: shown much as readers will see it, with buttons and keys for its marks, and pictures pasted or
 * dropped where they belong.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  const { name, label, value, onChange, maxLength, error, help, page = false, lang, count } = props;
  const { Surface, failed } = useSurface();
  const [controls, setControls] = useState<WritingControls | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [notice, setNotice] = useState<string>();
  const queue = usePictureQueue({ onSpot: (at) => controls?.markSpot(at) });

  const closeDialog = (inserted?: InsertedPicture) => {
    const isQueued = queue.uploaded !== null;
    setIsChoosing(false);
    queue.release();
    afterDialog(() => {
      const at = controls?.spot() ?? 0;
      if (inserted) controls?.insertPicture(inserted);
      if (isQueued) queue.next(inserted ? (controls?.spot() ?? at) : at);
    });
  };
  const Frame = page ? PageFrame : FieldFrame;
  const problems = notice ? [...queue.problems, notice] : queue.problems;
  return (
    <Frame
      id={name}
      label={label}
      help={help}
      error={error}
      aside={count ? <p className="text-sm text-muted-foreground tabular-nums">{count}</p> : null}
    >
      <div className={page ? undefined : BOX}>
        <MarkdownToolbar
          disabled={!controls}
          onEdit={(edit) => controls?.apply(edit)}
          onPicture={() => setIsChoosing(true)}
          onUndo={() => controls?.undo()}
          onRedo={() => controls?.redo()}
          className={page ? PAGE_TOOLBAR : BOX_TOOLBAR}
        />
        <div className={page ? PAGE_TEXT : 'flex min-h-64 flex-col px-4 py-3'}>
          <PictureMessages
            progress={queue.progress}
            problems={problems}
            className={page ? PAGE_MESSAGES : 'top-(--table-top)'}
          />
          {Surface ? (
            <Surface
              id={name}
              label={label}
              {...(lang && { lang })}
              value={value}
              maxLength={maxLength}
              hint={page ? 'Write, or paste from Word or Google Docs. Drop pictures where they belong.' : ''}
              invalid={Boolean(error)}
              describedBy={`${noteId(name)} ${name}-keys`}
              onChange={(text) => {
                setNotice(undefined);
                onChange(text);
              }}
              onReady={setControls}
              onFiles={queue.add}
              onNotice={setNotice}
            />
          ) : null}
          {failed ? (
            <Textarea
              id={name}
              name={name}
              lang={lang}
              maxLength={maxLength}
              value={value}
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={noteId(name)}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              className="field-sizing-content min-h-64 resize-y"
            />
          ) : null}
          {Surface || failed ? null : <TextSkeleton />}
        </div>
      </div>
      <p id={`${name}-keys`} className="sr-only">
        {KEYS_HELP}
      </p>
      <PictureInsert
        open={isChoosing || queue.uploaded !== null}
        uploaded={queue.uploaded}
        onClose={() => closeDialog()}
        onInsert={closeDialog}
      />
    </Frame>
  );
}

interface PictureMessagesProps {
  readonly progress: ComponentProps<typeof UploadProgressBar>['progress'] | null;
  /** Content that could not be pasted, one sentence each. */
  readonly problems: readonly string[];
  /** Its sticky position. */
  readonly className: string;
}

function PictureMessages({ progress, problems, className }: PictureMessagesProps) {
  if (!progress && problems.length === 0) return null;
  return (
    <div className={clsx('sticky z-4 mb-4 grid gap-2 bg-background', className)}>
      {progress ? <UploadProgressBar progress={progress} label="Uploading the picture" className="text-base" /> : null}
      {problems.length > 0 ? (
        <Banner tone="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      ) : null}
    </div>
  );
}

function TextSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 pt-1">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}

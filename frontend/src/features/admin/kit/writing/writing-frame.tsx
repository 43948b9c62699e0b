import { Link } from '@tanstack/react-router';
import { Eye, EyeOff, History, type LucideIcon, PencilLine, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import type { SaveStatus } from './draft-autosave.ts';
import { formatSaveTime } from './save-time.ts';
import { useOffline } from './use-offline.ts';
import type { WorkingCopyState } from './use-working-copy.ts';
import type { WritingView } from './view.ts';

const OFFLINE = 'You’re offline. Keep writing: your text is kept on this device and saved when you’re back online.';

/** The save status of the draft, for the line next to the title; null when it equals what is stored. */
function saveStatusText(status: SaveStatus, dirty: boolean, isOffline: boolean): string | null {
  if (isOffline && dirty) return 'Offline';
  if (status.state === 'failing') return 'Couldn’t save, retrying';
  if (!dirty) return null;
  return status.state === 'kept' ? `Draft autosaved ${formatSaveTime(status.at)}` : 'Unsaved changes';
}

interface WritingFrameProps {
  /** The link back to the list. */
  readonly back: ReactNode;
  readonly title: string;
  readonly status: string;
  /** There is unsaved text. */
  readonly dirty: boolean;
  /** Saves the draft. */
  readonly work: WorkingCopyState;
  readonly busy: boolean;
  readonly view: WritingView;
  /** It has been saved, so there is a history. */
  readonly stored: boolean;
  /** Id of the form. */
  readonly form: string;
  /** Label of the save button. */
  readonly action: string;
  /** Opens what belongs to the text: publication, category, URL. */
  readonly onDetails: () => void;
  readonly children: ReactNode;
}

/** Style of the links back to a list. */
export const BACK_LINK =
  '-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground';

/** The frame of every editor: title and status, preview and save; it asks before unsaved text is lost. */
export function WritingFrame(props: WritingFrameProps) {
  const { back, title, status, dirty, work, busy, view, stored, form, action, onDetails, children } = props;
  const isOffline = useOffline();
  return (
    <section className="pt-4 lg:pt-6">
      <LeaveGuard dirty={dirty && !busy} saveFirst={work.flush} />
      {back}
      <header className="z-10 lg:sticky lg:top-(--table-top) -mx-(--edge) mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border bg-background px-(--edge) py-2.5">
        <div className="flex min-w-0 grow basis-60 items-center gap-3">
          <h1 title={title} className="truncate text-xl">
            {title}
          </h1>
          <StatusBadge status={status} />
        </div>
        <p
          role="status"
          className="text-sm whitespace-nowrap text-muted-foreground max-sm:order-last max-sm:basis-full max-sm:empty:absolute"
        >
          {saveStatusText(work.keeping, dirty, isOffline)}
        </p>
        <div className="flex items-center gap-2">
          {stored && !view ? (
            <Link
              to="."
              search={{ view: 'history' }}
              resetScroll={false}
              className={buttonVariants({ variant: 'outline', className: 'max-sm:px-3.5' })}
            >
              <History aria-hidden="true" />
              <span className="max-sm:sr-only">History</span>
            </Link>
          ) : null}
          <Link
            to="."
            search={view ? {} : { view: 'preview' }}
            resetScroll={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            <ViewLabel view={view} />
          </Link>
          {view === 'history' ? null : (
            <Button variant="outline" onClick={onDetails} className="max-sm:px-3.5">
              <SlidersHorizontal aria-hidden="true" />
              <span className="max-sm:sr-only">Details</span>
            </Button>
          )}
          <Button type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </div>
      </header>
      {children}
      {isOffline ? (
        <Banner tone="notice" className="sticky bottom-4 z-10 mt-4 border border-primary shadow-float">
          {OFFLINE}
        </Banner>
      ) : null}
    </section>
  );
}

/** In a wide window the preview is beside the text, elsewhere instead of it. */
function ViewLabel({ view }: Pick<WritingFrameProps, 'view'>) {
  if (view === 'history') return <Labelled icon={PencilLine} text="Write" />;
  if (view === undefined) return <Labelled icon={Eye} text="Preview" />;
  return (
    <>
      <Labelled icon={PencilLine} text="Write" className="xl:hidden" />
      <Labelled icon={EyeOff} text="Hide preview" className="max-xl:hidden" />
    </>
  );
}

interface LabelledProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly className?: string;
}

function Labelled({ icon: Icon, text, className = '' }: LabelledProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Icon aria-hidden="true" />
      <span className="max-sm:sr-only">{text}</span>
    </span>
  );
}

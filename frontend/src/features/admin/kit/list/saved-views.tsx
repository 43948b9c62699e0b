import { clsx } from 'clsx';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { ownSubmit } from '@/lib/own-event.ts';
import { useWorkspace } from '@/session/use-workspace.ts';

interface SavedViewsProps {
  /** Path of the list: each has its own views. */
  readonly path: string;
  /** The current filters; empty when none are set. */
  readonly query: string;
  readonly onView: (query: string) => void;
}

const MAX_NAME_LENGTH = 40;

/** Named filter combinations, stored in this browser: click one to apply it, or save the current filters. */
export function SavedViews({ path, query, onView }: SavedViewsProps) {
  const { views, saveView, removeView } = useWorkspace();
  const [naming, setNaming] = useState(false);
  const pageViews = views[path] ?? [];
  const isStored = pageViews.some((view) => view.query === query);
  if (pageViews.length === 0 && query === '') return null;
  const onSubmit = ownSubmit(({ currentTarget }) => {
    const name = String(new FormData(currentTarget).get('view') ?? '').trim();
    if (!name) return;
    saveView(path, { name, query });
    setNaming(false);
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pageViews.length > 0 ? (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {pageViews.map((view) => {
            const isCurrent = view.query === query;
            return (
              <li
                key={view.name}
                className={clsx(
                  'flex h-8 items-center rounded-md border text-sm pointer-coarse:h-11',
                  isCurrent ? 'border-foreground font-semibold' : 'border-border',
                )}
              >
                <button
                  type="button"
                  aria-pressed={isCurrent}
                  onClick={() => onView(isCurrent ? '' : view.query)}
                  className="inline-flex h-full items-center gap-1.5 rounded-l-md pr-1 pl-2.5 transition-colors hover:text-primary"
                >
                  <Bookmark className={clsx('size-3.5 shrink-0', isCurrent && 'fill-current')} aria-hidden="true" />
                  <span className="max-w-40 truncate">{view.name}</span>
                </button>
                <button
                  type="button"
                  onClick={() => removeView(path, view.name)}
                  className="inline-flex h-full items-center rounded-r-md px-1.5 text-muted-foreground transition-colors hover:text-foreground"
                >
                  <X className="size-3.5" aria-hidden="true" />
                  <span className="sr-only">{`Remove the view ${view.name}`}</span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {query && !isStored ? (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          <Bookmark aria-hidden="true" />
          Save this view
        </Button>
      ) : null}
      <Dialog open={naming} onOpenChange={setNaming}>
        <DialogContent>
          {naming ? (
            <form method="post" onSubmit={onSubmit}>
              <DialogHeader>
                <DialogTitle>Save this view</DialogTitle>
                <div className="grid gap-2">
                  <Label htmlFor="view-name">Name</Label>
                  <Input
                    id="view-name"
                    name="view"
                    required
                    maxLength={MAX_NAME_LENGTH}
                    autoComplete="off"
                    placeholder="Late payments"
                    aria-describedby="view-help"
                  />
                  <p id="view-help" className="text-sm text-muted-foreground">
                    Saves this search, filters and sorting in this browser.
                  </p>
                </div>
              </DialogHeader>
              <DialogFooter>
                <Button variant="outline" onClick={() => setNaming(false)}>
                  Cancel
                </Button>
                <Button type="submit">Save view</Button>
              </DialogFooter>
            </form>
          ) : null}
        </DialogContent>
      </Dialog>
    </div>
  );
}

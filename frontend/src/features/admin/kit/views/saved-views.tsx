import { clsx } from 'clsx';
import { Bookmark, Pencil, RefreshCw, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateView, useAdminDeleteView, useAdminUpdateView } from '@/api/generated/admin-views/admin-views.ts';
import type { AdminList, SavedView } from '@/api/generated/model.ts';
import { savedViewInputNameMax, savedViewInputQueryMax } from '@/api/generated/zod/schemas/savedViewInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import { showUndo } from '../list/show-undo.ts';
import { ViewDialog, type ViewForm } from './view-dialog.tsx';

interface SavedViewsProps {
  readonly list: AdminList;
  /** The team's first. */
  readonly views: readonly SavedView[];
  /** The current search, filters and sort order; empty when none are set. */
  readonly query: string;
  readonly onView: (query: string) => void;
}

/** What the dialog edits: a view, or the current filters as a new one. */
type Editing = SavedView | 'new' | null;

/**
 * Named filter combinations, the team's and one's own: click one to apply it, or save the current filters. The team's
 * are changed by administrators with all rights.
 */
export function SavedViews({ list, views, query, onView }: SavedViewsProps) {
  const { user } = useAuth();
  const { show } = useToast();
  const { mutateAsync: create } = useAdminCreateView();
  const { mutateAsync: update } = useAdminUpdateView();
  const { mutateAsync: remove } = useAdminDeleteView();
  const [editing, setEditing] = useState<Editing>(null);
  const canShare = user?.rights.includes('all') ?? false;
  const isStored = views.some((view) => view.query === query);
  const canSave = query !== '' && !isStored && query.length <= savedViewInputQueryMax;
  if (views.length === 0 && !canSave) return null;

  const fail = (error: unknown) => show({ tone: 'danger', text: errorMessage(error, 'Failed to save the view') });
  const save = async (form: ViewForm) => {
    if (editing === 'new') await create({ data: { list, query, ...form } });
    else if (editing)
      await update({ id: editing.id, data: { query: editing.query, version: editing.version, ...form } });
    show({ tone: 'success', text: 'View saved' });
  };
  const change = async (
    { id, name, shared, version, ...view }: SavedView,
    fields: { query: string } | { shared: boolean },
  ) => {
    try {
      await update({ id, data: { name, shared, version, query: view.query, ...fields } });
      const isShared = 'shared' in fields && fields.shared;
      show({
        tone: 'success',
        text:
          'shared' in fields ? `${name} is now ${isShared ? 'shared with the team' : 'private'}` : `${name} updated`,
      });
    } catch (error) {
      fail(error);
    }
  };
  const erase = async ({ id, version: _version, ...view }: SavedView) => {
    try {
      await remove({ id });
      showUndo({
        text: `${view.name} deleted`,
        undo: () => create({ data: { list, ...view } }),
        undoneText: `${view.name} restored`,
        failed: 'Failed to restore the view',
      });
    } catch (error) {
      fail(error);
    }
  };
  const menuOf = (view: SavedView) => [
    { label: 'Rename', icon: Pencil, onSelect: () => setEditing(view) },
    ...(canSave
      ? [{ label: 'Replace with current filters', icon: RefreshCw, onSelect: () => void change(view, { query }) }]
      : []),
    ...(canShare
      ? [
          {
            label: view.shared ? 'Make private' : 'Share with the team',
            icon: view.shared ? UserRound : UsersRound,
            onSelect: () => void change(view, { shared: !view.shared }),
          },
        ]
      : []),
    { label: 'Delete', icon: Trash2, danger: true, onSelect: () => void erase(view) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 ? (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {views.map((view) => {
            const isCurrent = view.query === query;
            const Icon = view.shared ? UsersRound : Bookmark;
            const isEditable = !view.shared || canShare;
            return (
              <li
                key={view.id}
                className={clsx(
                  'flex h-9 items-center rounded-md border text-sm pointer-coarse:h-11',
                  isCurrent ? 'border-foreground font-semibold' : 'border-border',
                )}
              >
                <button
                  type="button"
                  aria-pressed={isCurrent}
                  onClick={() => onView(isCurrent ? '' : view.query)}
                  className={clsx(
                    'inline-flex h-full items-center gap-1.5 rounded-l-md pl-2.5 transition-colors hover:text-primary',
                    isEditable ? 'pr-1' : 'pr-2.5',
                  )}
                >
                  <Icon className="size-3.5 shrink-0" aria-hidden="true" />
                  <span className="max-w-40 truncate">
                    <bdi>{view.name}</bdi>
                  </span>
                  {view.shared ? <span className="sr-only"> (team)</span> : null}
                </button>
                {isEditable ? (
                  <div className="-my-1">
                    <RowMenu label={`More actions for the view ${view.name}`} items={menuOf(view)} />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {canSave ? (
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setEditing('new')}>
          <Bookmark aria-hidden="true" />
          Save this view
        </Button>
      ) : null}
      <ViewDialog
        open={editing !== null}
        view={editing === 'new' ? null : editing}
        canShare={canShare}
        maxLength={savedViewInputNameMax}
        onSave={save}
        onClose={() => setEditing(null)}
      />
    </div>
  );
}

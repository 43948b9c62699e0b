import { Link, useNavigate } from '@tanstack/react-router';
import { Gauge, MailPlus, Pencil, Trash2, Workflow } from 'lucide-react';
import { useState } from 'react';
import {
  adminListNewsletters,
  getAdminListNewslettersQueryKey,
  useAdminDeleteNewsletter,
} from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import { type AdminNewsletterRow, NewsletterStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';

import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { LimitsSheet } from './limits-sheet.tsx';
import { newsletterColumns } from './newsletter-columns.tsx';

const newsletterList = defineList(adminListNewsletters, getAdminListNewslettersQueryKey, {
  name: 'newsletters',
  labels: {
    noun: ['newsletter', 'newsletters'],
    failed: 'Failed to fetch newsletters',
    emptyMessage: {
      scene: 'writing',
      title: 'No newsletters yet',
      line: 'Write to your blog subscribers. You’ll see how many before sending.',
    },
  },
  filters: { status: { legend: 'Status', options: optionsOf(NewsletterStatus) } },
  defaults: { page: 1, limit: 20 },
});

export type NewslettersSearch = SearchOf<typeof newsletterList>;

interface NewslettersPageProps {
  readonly search: NewslettersSearch;
}

/** Newsletters in every state, with their results. */
export function NewslettersPage({ search }: NewslettersPageProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { show } = useToast();
  const { list, query } = useList(newsletterList, search);
  const [isLimiting, setIsLimiting] = useState(false);
  const deletion = useDeletion({
    mutation: useAdminDeleteNewsletter(),
    variablesOf: ({ id }: AdminNewsletterRow) => ({ id }),
    failed: 'Failed to delete the newsletter',
    onDeleted: () => show({ tone: 'success', text: 'Newsletter deleted' }),
  });
  const write = (
    <Link to="/admin/users/newsletters/$id" params={{ id: 'new' }} className={buttonVariants()} {...NEW_ACTION}>
      <MailPlus aria-hidden="true" />
      New newsletter
    </Link>
  );
  return (
    <AdminPage
      title="Newsletters"
      actions={
        <>
          <Link to="/admin/users/newsletters/sequences" className={buttonVariants({ variant: 'outline' })}>
            <Workflow aria-hidden="true" />
            Sequences
          </Link>
          {can('adminUpdateNewsletterSettings') ? (
            <Button variant="outline" onClick={() => setIsLimiting(true)}>
              <Gauge aria-hidden="true" />
              Sending limits
            </Button>
          ) : null}
          {write}
        </>
      }
    >
      <ListPage list={list} query={query} labels={newsletterList.labels} emptyAction={write}>
        {(body) => (
          <DataTable
            {...body}
            label="Newsletters"
            columns={newsletterColumns}
            rowKey={({ id }) => id}
            loading="Loading newsletters..."
            actions={(row) => (
              <RowMenu
                label={`More actions for ${row.subject || 'the untitled newsletter'}`}
                items={[
                  {
                    label: row.status === 'draft' ? 'Edit' : 'Open',
                    icon: Pencil,
                    onSelect: () => void navigate({ to: '/admin/users/newsletters/$id', params: { id: row.id } }),
                  },
                  {
                    label: 'Delete',
                    icon: Trash2,
                    danger: true,
                    disabled: row.status !== 'draft',
                    onSelect: () => deletion.requestDeletion(row),
                  },
                ]}
              />
            )}
          />
        )}
      </ListPage>
      <ConfirmDialog {...deletion.dialog} question="Delete this draft?" action="Delete">
        <strong className="block font-semibold wrap-anywhere text-foreground">
          {deletion.candidate?.subject || 'Untitled newsletter'}
        </strong>
        This can’t be undone.
      </ConfirmDialog>
      {isLimiting ? <LimitsSheet onClose={() => setIsLimiting(false)} /> : null}
    </AdminPage>
  );
}

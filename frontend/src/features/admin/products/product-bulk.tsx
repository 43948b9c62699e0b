import { EyeOff, Globe } from 'lucide-react';
import { useState } from 'react';
import { useAdminSetProductStatus } from '@/api/generated/admin-products/admin-products.ts';
import type { AdminProductRow } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import type { Noun } from '../kit/list/count-text.ts';
import { runBulk } from '../kit/list/run-bulk.ts';
import type { Selection } from '../kit/list/use-selection.ts';

interface ProductBulkProps {
  readonly selection: Selection<AdminProductRow>;
}

const NOUN: Noun = ['product', 'products'];

/** Publishes or hides the selected products, with undo. */
export function ProductBulk({ selection: { selected, clear } }: ProductBulkProps) {
  const { mutateAsync: setStatus } = useAdminSetProductStatus();
  const [busy, setBusy] = useState(false);
  const drafts = selected.filter(({ status }) => status === 'draft');
  const published = selected.filter(({ status }) => status === 'published');
  const show = async (rows: readonly AdminProductRow[], status: 'published' | 'draft') => {
    setBusy(true);
    const isShown = status === 'published';
    await runBulk({
      rows,
      noun: NOUN,
      change: ({ id, revision }) => setStatus({ id: String(id), data: { status, revision } }),
      undo: ({ id, status: before }, { revision }) => setStatus({ id: String(id), data: { status: before, revision } }),
      done: isShown ? 'published' : 'unpublished',
      undoneText: isShown ? 'unpublished' : 'published',
      failed: 'Failed to update product',
    });
    setBusy(false);
    clear();
  };
  return (
    <BulkBar count={selected.length} noun={NOUN} onClear={clear}>
      {drafts.length > 0 ? (
        <Button size="sm" busy={busy} onClick={() => void show(drafts, 'published')}>
          <Globe aria-hidden="true" />
          <span>{`Publish ${drafts.length}`}</span>
        </Button>
      ) : null}
      {published.length > 0 ? (
        <Button size="sm" variant="outline" disabled={busy} onClick={() => void show(published, 'draft')}>
          <EyeOff aria-hidden="true" />
          <span>{`Unpublish ${published.length}`}</span>
        </Button>
      ) : null}
    </BulkBar>
  );
}

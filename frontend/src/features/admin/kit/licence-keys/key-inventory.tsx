import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminImportLicenceKeys,
  getAdminGetLicencePoolQueryKey,
  useAdminClearLicencePool,
  useAdminGetLicencePool,
} from '@/api/generated/admin-licence-keys/admin-licence-keys.ts';
import type { LicenceKeysReport, LicencePool as Pool } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useUpload } from '@/hooks/use-upload.ts';
import { importSummary, shortageMessage, stockSummary } from './key-inventory-messages.ts';

interface KeyInventoryProps {
  /** Of a saved product. */
  readonly product: number;
}

/** The result of the last file. */
interface ImportResult {
  readonly report?: LicenceKeysReport;
  readonly problem?: string;
}

/**
 * The product's own keys: how many are left, and an upload for more. Uploads take effect immediately, without saving.
 */
export function KeyInventory({ product }: KeyInventoryProps) {
  const client = useQueryClient();
  const id = String(product);
  const query = useAdminGetLicencePool(id);
  const [isConfirming, setIsConfirming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cachePool = (pool: Pool) => client.setQueryData(getAdminGetLicencePoolQueryKey(id), pool);
  const { run, progress } = useUpload();
  const [imported, setImported] = useState<ImportResult>({});
  const importKeys = async (file: File) => {
    setImported({});
    try {
      const report = await run((init) => adminImportLicenceKeys(id, { file }, init));
      if (!report) return;
      cachePool(report.pool);
      setImported({ report });
    } catch (error) {
      setImported({ problem: errorMessage(error, 'Failed to import the keys.') });
    }
  };
  const clear = useAdminClearLicencePool({
    mutation: {
      onSuccess: (pool) => {
        cachePool(pool);
        setImported({});
        setIsConfirming(false);
      },
    },
  });
  const onFileInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows selecting the same file again after it was corrected.
    currentTarget.value = '';
    if (file) void importKeys(file);
  };
  return (
    <div className="mt-3 rounded-md border border-input bg-card p-3 sm:p-4">
      <p className="text-sm font-semibold">Imported keys</p>
      <p className="mt-0.5 text-sm text-muted-foreground">
        A CSV file with one key per line. Once you import keys, customers get only these.
      </p>
      <QueryState
        query={query}
        loading="Loading the keys"
        skeleton={<Skeleton className="mt-3 h-5 w-56" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the keys.')}
      >
        {(pool) => (
          <>
            {pool.stock === 'enough' ? null : (
              <Banner tone={pool.stock === 'empty' ? 'danger' : 'notice'} className="mt-3">
                {shortageMessage(pool)}
              </Banner>
            )}
            <p className={`mt-3 text-sm tabular-nums ${pool.waiting > 0 ? 'font-semibold' : ''}`}>
              {stockSummary(pool)}
            </p>
            {imported.problem ? (
              <Banner tone="danger" className="mt-3">
                {imported.problem}
              </Banner>
            ) : null}
            {progress ? <UploadProgressBar progress={progress} label="Uploading the keys" className="mt-3" /> : null}
            <p role="status" className="text-sm text-muted-foreground empty:hidden">
              {imported.report ? importSummary(imported.report) : ''}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <input
                ref={input}
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                aria-label="Key file"
                hidden
                onChange={onFileInput}
              />
              <Button variant="outline" size="sm" busy={progress !== null} onClick={() => input.current?.click()}>
                <Upload aria-hidden="true" />
                Import keys
              </Button>
              {pool.free > 0 ? (
                <Button variant="ghost" size="sm" className="max-sm:-ml-3.5" onClick={() => setIsConfirming(true)}>
                  Remove unused keys
                </Button>
              ) : null}
            </div>
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={isConfirming}
        question="Are you sure you want to remove the unused keys?"
        action="Remove"
        busy={clear.isPending}
        problem={clear.error && errorMessage(clear.error, 'Failed to remove the keys.')}
        onConfirm={() => clear.mutate({ id })}
        onCancel={() => {
          clear.reset();
          setIsConfirming(false);
        }}
      >
        Customers keep the keys they already have.
      </ConfirmDialog>
    </div>
  );
}

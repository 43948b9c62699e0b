import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
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
import { UploadMeter } from '@/components/feedback/upload-meter.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useUpload } from '@/hooks/use-upload.ts';
import { poolText, reportText, shortText } from './licence-pool-texts.ts';

interface LicencePoolProps {
  /** Of a saved product. */
  readonly product: number;
}

/** The result of the last file. */
interface Brought {
  readonly report?: LicenceKeysReport;
  readonly problem?: string;
}

/**
 * The product's own keys: how many are left, and an upload for more. Uploads take effect immediately, without saving.
 */
export function LicencePool({ product }: LicencePoolProps) {
  const client = useQueryClient();
  const id = String(product);
  const query = useAdminGetLicencePool(id);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const keep = (pool: Pool) => client.setQueryData(getAdminGetLicencePoolQueryKey(id), pool);
  const { run, onItsWay } = useUpload();
  const [brought, setBrought] = useState<Brought>({});
  const bring = async (file: File) => {
    setBrought({});
    try {
      const report = await run((init) => adminImportLicenceKeys(id, { file }, init));
      if (!report) return;
      keep(report.pool);
      setBrought({ report });
    } catch (error) {
      setBrought({ problem: messageOf(error, 'Failed to import the keys.') });
    }
  };
  const clear = useAdminClearLicencePool({
    mutation: {
      networkMode: 'always',
      onSuccess: (pool) => {
        keep(pool);
        setBrought({});
        setAsked(false);
      },
    },
  });
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows selecting the same file again after it was corrected.
    currentTarget.value = '';
    if (file) void bring(file);
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
        explain={(error) => messageOf(error, 'Failed to fetch the keys.')}
      >
        {(pool) => (
          <>
            {pool.stock === 'enough' ? null : (
              <Banner tone={pool.stock === 'empty' ? 'danger' : 'notice'} className="mt-3">
                {shortText(pool)}
              </Banner>
            )}
            <p className={`mt-3 text-sm tabular-nums ${pool.waiting > 0 ? 'font-semibold' : ''}`}>{poolText(pool)}</p>
            {brought.problem ? (
              <Banner tone="danger" className="mt-3">
                {brought.problem}
              </Banner>
            ) : null}
            {onItsWay ? <UploadMeter onItsWay={onItsWay} label="Uploading the keys" className="mt-3" /> : null}
            <p role="status" className="text-sm text-muted-foreground empty:hidden">
              {brought.report ? reportText(brought.report) : ''}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <input
                ref={input}
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                aria-label="Key file"
                hidden
                onChange={take}
              />
              <Button variant="outline" size="sm" busy={onItsWay !== null} onClick={() => input.current?.click()}>
                <Upload aria-hidden="true" />
                Import keys
              </Button>
              {pool.free > 0 ? (
                <Button variant="ghost" size="sm" className="max-sm:-ml-3.5" onClick={() => setAsked(true)}>
                  Remove unused keys
                </Button>
              ) : null}
            </div>
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={asked}
        question="Are you sure you want to remove the unused keys?"
        action="Remove"
        busy={clear.isPending}
        problem={clear.error && messageOf(clear.error, 'Failed to remove the keys.')}
        onConfirm={() => clear.mutate({ id })}
        onCancel={() => {
          clear.reset();
          setAsked(false);
        }}
      >
        Customers keep the keys they already have.
      </ConfirmDialog>
    </div>
  );
}

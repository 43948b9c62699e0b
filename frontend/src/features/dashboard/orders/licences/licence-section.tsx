import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getLicenceSheet,
  useCreateLicenceFile,
  useListLicences,
  useRotateLicence,
} from '@/api/generated/licences/licences.ts';
import type { Licence } from '@/api/generated/model.ts';
import { DeviceIdMax } from '@/api/generated/zod/schemas/deviceId.zod.ts';
import { DeviceNameMax } from '@/api/generated/zod/schemas/deviceName.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { DeviceList } from './device-list.tsx';
import { checkOffline, formatSeats, offlineFields } from './licence-rules.ts';

interface OfflineFileProps {
  readonly licence: Pick<Licence, 'id'>;
}

/** Activates a device that has no network, and saves the licence file that its program reads. */
function OfflineFile({ licence: { id } }: OfflineFileProps) {
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  const create = useCreateLicenceFile();
  const { busy, failure, form, problem } = useForm({
    fields: offlineFields,
    check: checkOffline,
    send: async ({ device_id, device_name }) => {
      const name = device_name.trim();
      const data = { device_id: device_id.trim(), ...(name ? { device_name: name } : {}) };
      const { statement } = await create.mutateAsync({ id, data });
      saveFile(new Blob([statement], { type: 'text/plain' }), 'program.licence');
      show({ tone: 'success', text: t`Licence file saved` });
      setOpen(false);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to create the licence file.`),
  });
  if (!open)
    return (
      <div className="border-t border-border py-3">
        <Button variant="link" size="sm" className="-ms-3.5 whitespace-normal" onClick={() => setOpen(true)}>
          <Trans>Activate offline</Trans>
        </Button>
      </div>
    );
  return (
    <form noValidate aria-label={t`Licence file`} className="border-t border-border py-4" {...form}>
      <p className="mb-4 text-sm text-muted-foreground">
        <Trans>
          Enter the device ID shown in the app. The file uses one device and is valid for a year or until your plan
          ends.
        </Trans>
      </p>
      <Field
        label={t`Device ID`}
        name="device_id"
        marked
        autoComplete="off"
        spellCheck={false}
        maxLength={DeviceIdMax}
        error={problem('device_id')}
      />
      <Field
        label={t`Device name`}
        name="device_name"
        autoComplete="off"
        maxLength={DeviceNameMax}
        error={problem('device_name')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          <Trans>Save licence file</Trans>
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {failure ? (
        <Banner tone="danger" className="mt-3">
          {failure}
        </Banner>
      ) : null}
    </form>
  );
}

interface ReplaceKeyProps {
  readonly licence: Pick<Licence, 'id' | 'key'>;
}

/** Asks, then replaces the licence key, for a key that was leaked. */
function ReplaceKey({ licence: { id, key } }: ReplaceKeyProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { show } = useToast();
  const { mutate, isPending, error, reset } = useRotateLicence({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: t`Licence key replaced` });
        setIsConfirming(false);
      },
    },
  });
  return (
    <>
      <Button variant="ghost" className="me-auto -ms-5" onClick={() => setIsConfirming(true)}>
        <Trans>Replace the key</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={t`Replace this key?`}
        action={t`Replace key`}
        busy={isPending}
        problem={error ? errorMessage(error, t`Failed to replace the key.`) : null}
        onConfirm={() => mutate({ id })}
        onCancel={() => {
          reset();
          setIsConfirming(false);
        }}
      >
        <Trans>
          <span translate="no" className="font-mono whitespace-nowrap">
            {key}
          </span>{' '}
          stops working. Your devices stay registered but need the new key.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

interface LicenceDialogProps {
  readonly licence: Licence;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The devices of a licence, and its actions. */
function LicenceDialog({ licence, open, onClose }: LicenceDialogProps) {
  const { product_name, devices, activations } = licence;
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent>
        {open ? (
          <>
            <DialogHeader>
              <DialogTitle>
                <Trans>
                  Licence of <bdi className="wrap-anywhere">{product_name}</bdi>
                </Trans>
              </DialogTitle>
              <p className="text-sm text-muted-foreground">{t`In use on ${formatSeats(devices.length, activations)}.`}</p>
            </DialogHeader>
            <div className="px-6 pt-2">
              <DeviceList licence={licence} />
              <OfflineFile licence={licence} />
            </div>
            <DialogFooter className="border-t border-border">
              <ReplaceKey licence={licence} />
              <DialogClose asChild>
                <Button variant="outline">
                  <Trans>Close</Trans>
                </Button>
              </DialogClose>
            </DialogFooter>
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

interface LicenceSectionProps {
  /** Id of the download with the key. */
  readonly download: string;
}

/** The licence key of a file, with a link to its devices; nothing for files without one. */
export function LicenceSection({ download }: LicenceSectionProps) {
  const { data = [] } = useListLicences();
  const licence = data.find(({ download_id }) => download_id === download);
  return licence ? <LicenceSummary licence={licence} /> : null;
}

function LicenceSummary({ licence }: { readonly licence: Licence }) {
  const { id, key, imported, activations, devices, product_name } = licence;
  const [open, setOpen] = useState(false);
  const copyText = useCopy();
  const copy = () =>
    copyText(key, { copied: t`Licence key copied`, failed: t`Failed to copy. Select the key and copy it manually.` });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-3">
      <p className="text-xs text-muted-foreground">
        <Trans>
          Licence key{' '}
          <span translate="no" className="ms-1 font-mono text-sm wrap-anywhere text-foreground select-all">
            {key}
          </span>
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          <Trans>
            Copy
            <span className="sr-only"> licence key of {product_name}</span>
          </Trans>
        </Button>
        {imported ? null : (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span>{formatSeats(devices.length, activations)}</span>
            <span className="sr-only">{t` of ${product_name}`}</span>
          </Button>
        )}
        <DownloadDocument
          label={t`Licence sheet`}
          of={product_name}
          file={`licence-${product_name}.pdf`}
          load={() => getLicenceSheet(id)}
        />
      </div>
      <LicenceDialog licence={licence} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

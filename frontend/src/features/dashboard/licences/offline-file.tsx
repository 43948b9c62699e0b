import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useCreateLicenceFile } from '@/api/generated/licences/licences.ts';
import type { Licence } from '@/api/generated/model.ts';
import { DeviceIdMax } from '@/api/generated/zod/schemas/deviceId.zod.ts';
import { DeviceNameMax } from '@/api/generated/zod/schemas/deviceName.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { checkOffline, offlineFields } from './licence-rules.ts';

interface OfflineFileProps {
  readonly licence: Pick<Licence, 'id'>;
}

/** Activates a device that has no network, and saves the licence file that its program reads. */
export function OfflineFile({ licence: { id } }: OfflineFileProps) {
  const [open, setOpen] = useState(false);
  const { show } = useToast();
  const create = useCreateLicenceFile({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, problem } = useForm({
    fields: offlineFields,
    check: checkOffline,
    send: async ({ device_id, device_name }) => {
      const name = device_name.trim();
      const data = { device_id: device_id.trim(), ...(name ? { device_name: name } : {}) };
      const { statement } = await create.mutateAsync({ id, data });
      saveFile(new Blob([statement], { type: 'text/plain' }), 'program.licence');
      show({ tone: 'success', text: 'Licence file saved' });
      setOpen(false);
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to create the licence file.'),
  });
  if (!open)
    return (
      <div className="border-t border-border py-3">
        <Button variant="link" size="sm" className="-ml-3.5 whitespace-normal" onClick={() => setOpen(true)}>
          Activate offline
        </Button>
      </div>
    );
  return (
    <form noValidate aria-label="Licence file" className="border-t border-border py-4" {...form}>
      <p className="mb-4 text-sm text-muted-foreground">
        Enter the device ID shown in the app. The file uses one device and is valid for a year or until your plan ends.
      </p>
      <Field
        label="Device ID"
        name="device_id"
        marked
        autoComplete="off"
        spellCheck={false}
        maxLength={DeviceIdMax}
        error={problem('device_id')}
      />
      <Field
        label="Device name"
        name="device_name"
        autoComplete="off"
        maxLength={DeviceNameMax}
        error={problem('device_name')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Save licence file
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => setOpen(false)}>
          Cancel
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

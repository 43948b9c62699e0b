import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  invalidateListLicences,
  useRemoveLicenceDevice,
  useRenameLicenceDevice,
} from '@/api/generated/licences/licences.ts';
import type { Licence, OwnDevice } from '@/api/generated/model.ts';
import { DeviceNameMax } from '@/api/generated/zod/schemas/deviceName.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { formatDate } from '@/lib/format.ts';
import { checkName } from './licence-rules.ts';

interface RenameDeviceProps {
  /** Id of the licence. */
  readonly licence: string;
  readonly device: OwnDevice;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Renames a device. */
function RenameDevice({ licence, device, onDone }: RenameDeviceProps) {
  const rename = useRenameLicenceDevice();
  const { busy, failure, form, problem } = useForm({
    fields: ['name'],
    check: checkName,
    send: async ({ name }) => {
      await rename.mutateAsync({ id: licence, device: device.id, data: { name: name.trim() } });
      onDone();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to rename the device.`),
  });
  return (
    <form noValidate aria-label={t`Rename ${device.name}`} {...form}>
      <Field
        ref={focusOnce}
        label={t`Device name`}
        name="name"
        autoComplete="off"
        maxLength={DeviceNameMax}
        defaultValue={device.name}
        error={problem('name')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={onDone}>
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

interface DeviceListProps {
  readonly licence: Licence;
}

/** The activated devices, each with rename and remove. */
export function DeviceList({ licence: { id, devices } }: DeviceListProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [renamed, setRenamed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const remove = useRemoveLicenceDevice({
    mutation: {
      onSuccess: () => {
        show({ tone: 'success', text: t`Device removed` });
        list.current?.focus(); // the button is removed
      },
      onError: () => void invalidateListLicences(client), // it may have been removed elsewhere
    },
  });
  const displayName = (device: OwnDevice) =>
    renamed === device.id ? (
      <RenameDevice licence={id} device={device} onDone={() => setRenamed(null)} />
    ) : (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <p className="font-semibold wrap-anywhere">
            <bdi>{device.name}</bdi>
          </p>
          <p className="text-sm text-muted-foreground">
            <Trans>
              Added{' '}
              <time className="whitespace-nowrap" dateTime={device.created_at}>
                {formatDate(device.created_at)}
              </time>
              , last seen{' '}
              <time className="whitespace-nowrap" dateTime={device.seen_at}>
                {formatDate(device.seen_at)}
              </time>
            </Trans>
          </p>
        </div>
        <div className="-ms-3.5 flex gap-1 sm:ms-0">
          <Button variant="ghost" size="sm" onClick={() => setRenamed(device.id)}>
            <Trans>
              Rename<span className="sr-only">{` ${device.name}`}</span>
            </Trans>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={remove.isPending && remove.variables.device === device.id}
            onClick={() => remove.mutate({ id, device: device.id })}
          >
            <Trans>
              Remove<span className="sr-only">{` ${device.name}`}</span>
            </Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {remove.error ? (
        <Banner tone="danger">{errorMessage(remove.error, t`Failed to remove the device.`)}</Banner>
      ) : null}
      {devices.length === 0 ? (
        <p className="py-4 text-sm">
          <Trans>No devices yet. Enter the key in the app to add one.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Devices`}>
          {devices.map((device) => (
            <li key={device.id} className="border-t border-border py-3 first:border-t-0">
              {displayName(device)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useRenameLicenceDevice } from '@/api/generated/licences/licences.ts';
import type { OwnDevice } from '@/api/generated/model.ts';
import { DeviceNameMax } from '@/api/generated/zod/schemas/deviceName.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { checkName } from './licence-rules.ts';

interface RenameDeviceProps {
  /** Id of the licence. */
  readonly licence: string;
  readonly device: OwnDevice;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Renames a device. */
export function RenameDevice({ licence, device, onDone }: RenameDeviceProps) {
  const rename = useRenameLicenceDevice({ mutation: { networkMode: 'always' } });
  const { busy, failure, form, problem } = useForm({
    fields: ['name'],
    check: checkName,
    send: async ({ name }) => {
      await rename.mutateAsync({ id: licence, device: device.id, data: { name: name.trim() } });
      onDone();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to rename the device.'),
  });
  return (
    <form noValidate aria-label={`Rename ${device.name}`} {...form}>
      <Field
        ref={focusOnce}
        label="Device name"
        name="name"
        autoComplete="off"
        maxLength={DeviceNameMax}
        defaultValue={device.name}
        error={problem('name')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Save
        </Button>
        <Button variant="ghost" size="sm" disabled={busy} onClick={onDone}>
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

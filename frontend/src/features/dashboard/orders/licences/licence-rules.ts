import { plural, t } from '@lingui/core/macro';
import { DeviceIdMin, DeviceIdRegExp } from '@/api/generated/zod/schemas/deviceId.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The controls for an offline device, under their API names. */
export const offlineFields = ['device_id', 'device_name'] as const;

const MISSING = t`Please enter the device ID shown in the app`;
const INVALID = t`A device ID can only have letters, digits, dots, colons, hyphens and underscores`;

type OfflineField = (typeof offlineFields)[number];

/** A device id as the program shows it; the name is optional. */
export function checkOffline({ device_id }: Record<OfflineField, string>): FieldProblems<OfflineField> {
  const id = device_id.trim();
  if (id === '') return { device_id: MISSING };
  if (id.length < DeviceIdMin) return { device_id: t`A device ID has at least ${DeviceIdMin} characters` };
  return DeviceIdRegExp.test(id) ? {} : { device_id: INVALID };
}

/** A device needs a name. */
export const checkName = ({ name }: Record<'name', string>): FieldProblems<'name'> =>
  name.trim() === '' ? { name: t`Please enter a name` } : {};

/** '1 of 3 devices'. */
export const formatSeats = (used: number, activations: number): string =>
  plural(activations, { one: `${used} of # device`, other: `${used} of # devices` });

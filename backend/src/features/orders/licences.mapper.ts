import type { Licence, LicenceClaims, SigningKey } from '../../../../contract/generated/model.ts';
import { toGraceEnd } from '../../../../contract/rules/active-plans.ts';
import type { LicenceRow } from './licences.repository.ts';
import type { OwnLicenceRow } from './own-licences.repository.ts';
import type { SigningKeyRow } from './signing-keys.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function toLicence({ ended_at, ...row }: OwnLicenceRow): Licence {
  return {
    ...row,
    updates_until: row.updates_until?.toISOString() ?? null,
    revoked: ended_at !== null,
    created_at: row.created_at.toISOString(),
    devices: row.devices.map(({ id, name, created_at, seen_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  };
}

export interface StatementInput {
  signedBy: string;
  licence: LicenceRow;
  /** the device id reported by the program */
  device: string;
  at: Date;
  /** how long it may be used without validating */
  days: number;
}

const earliest = (a: Date, b: Date | null): Date => (b && b < a ? b : a);

/** The claims of a statement. It never outlives the plan. */
export function toClaims({ signedBy, licence, device, at, days }: StatementInput): LicenceClaims {
  return {
    signed_by: signedBy,
    licence: licence.id,
    product: licence.product_name,
    product_id: licence.product_id,
    plan: licence.tier,
    plan_id: licence.plan_id,
    device,
    issued_at: at.toISOString(),
    expires_at: earliest(new Date(at.getTime() + days * DAY_MS), toGraceEnd(licence.holds_until)).toISOString(),
    updates_until: licence.updates_until?.toISOString() ?? null,
  };
}

export function toSigningKey({ id, public_key, created_at }: SigningKeyRow): SigningKey {
  return { id, algorithm: 'Ed25519', public_key, created_at: created_at.toISOString() };
}

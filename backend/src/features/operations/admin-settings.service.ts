import type { Transaction } from 'kysely';
import type { AdminSettings, AdminSettingsInput } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { findFactor } from '../accounts/factors.repository.ts';
import { listPasskeys } from '../accounts/passkeys.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { DEFAULT_SITE } from '../site/site.repository.ts';
import {
  findSettings,
  insertSettings,
  lockSettings,
  type SettingsRow,
  type SettingsValues,
  updateSettings,
} from './admin-settings.repository.ts';

const stale = () => conflict(REFUSALS.stale);

/** Row to contract; without a row the defaults of a new site, with version 0. */
function toSettings(row: SettingsRow | undefined): AdminSettings {
  const values = row ?? DEFAULT_SITE;
  return {
    siteName: values.name,
    siteDescription: values.description,
    contactEmail: values.contact_email,
    enableRegistration: values.registration_open,
    maintenanceMode: values.maintenance,
    requireSecondFactor: row?.require_factor ?? false,
    theme: values.default_theme,
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

/**
 * Contract to row.
 * @throws AppError 400 for a name of more than one line: it is used in email headers
 */
function toValues(input: AdminSettingsInput): Omit<SettingsValues, 'require_factor'> {
  const name = input.siteName.trim();
  if (!isOneLine(name)) throw invalid('siteName', REFUSALS.siteNameLines);
  return {
    name,
    description: input.siteDescription.replace(/\s+/gu, ' ').trim(),
    contact_email: input.contactEmail.trim(),
    registration_open: input.enableRegistration,
    maintenance: input.maintenanceMode,
    default_theme: input.theme,
  };
}

export async function readSettings({ db }: Pick<Deps, 'db'>): Promise<AdminSettings> {
  return toSettings(await findSettings(db));
}

/** @throws AppError 400 when administrators without an app would lock themselves out */
async function resolveFactorRule(
  tx: Transaction<Database>,
  actorId: string,
  { requireSecondFactor: requested }: AdminSettingsInput,
  before: SettingsRow | undefined,
): Promise<boolean> {
  const now = before?.require_factor ?? false;
  if (
    requested === true &&
    !now &&
    !(await findFactor(tx, actorId))?.enabled_at &&
    (await listPasskeys(tx, actorId)).length === 0
  ) {
    throw invalid('requireSecondFactor', REFUSALS.ownFactorFirst);
  }
  return requested ?? now;
}

/**
 * Stores the settings and notifies everything that shows them.
 * @throws AppError 400 (name, required app), 409 when they have changed since they were read
 */
export async function saveSettings(deps: Deps, actorId: string, input: AdminSettingsInput): Promise<AdminSettings> {
  const fields = toValues(input);
  const at = deps.clock.now();
  const saved = await inTransaction(deps.db, async (tx) => {
    const before = await lockSettings(tx);
    const values = { ...fields, require_factor: await resolveFactorRule(tx, actorId, input, before) };
    const after = await (before ? updateSettings(tx, values, input.version, at) : insertFirst(input.version));
    if (!after) throw stale();
    const { version: _v1, updated_at: _u1, ...now } = toSettings(after);
    const { version: _v2, updated_at: _u2, ...previous } = toSettings(before);
    const changes = changedFields(previous, now);
    if (changes) {
      const auditEntry = { actorId, subject: 'settings', subjectId: null, label: 'Site settings', at } as const;
      await recordChange(tx, { ...auditEntry, action: 'settings.update', ...changes });
    }
    return after;

    function insertFirst(version: number) {
      return version === 0 ? insertSettings(tx, values, at) : undefined;
    }
  });
  return toSettings(saved);
}

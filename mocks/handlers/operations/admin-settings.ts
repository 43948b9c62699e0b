import type { AdminSettings } from '../../../contract/generated/model.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { hasFactor } from '../../store/second-factor.ts';

const readSettings = ({ state: { site, settings } }: MockDb): AdminSettings => ({
  siteName: site.name,
  siteDescription: site.description,
  contactEmail: site.contactEmail,
  enableRegistration: site.registrationOpen,
  maintenanceMode: site.maintenance,
  theme: site.defaultTheme,
  ...settings,
});

export const createAdminSettingsHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetSettings' | 'adminUpdateSettings'> => ({
  adminGetSettings: () => ({ status: 200, body: readSettings(db) }),

  adminUpdateSettings: ({ body, user }) => {
    const name = body.siteName.trim();
    if (!isOneLine(name)) return invalidField('siteName', REFUSALS.siteNameLines);
    const before = readSettings(db);
    const { requireSecondFactor = before.requireSecondFactor } = body;
    if (body.version !== before.version) return conflict(REFUSALS.stale);
    if (requireSecondFactor && !before.requireSecondFactor && !hasFactor(db, user.id))
      return invalidField('requireSecondFactor', REFUSALS.ownFactorFirst);
    Object.assign(db.state.site, {
      name,
      description: body.siteDescription.replace(/\s+/gu, ' ').trim(),
      contactEmail: body.contactEmail.trim(),
      registrationOpen: body.enableRegistration,
      maintenance: body.maintenanceMode,
      defaultTheme: body.theme,
    });
    db.state.settings.requireSecondFactor = requireSecondFactor;
    const { version: _version, updated_at: _at, ...values } = readSettings(db);
    const changes = changedFields(before, values);
    db.state.settings = { requireSecondFactor, version: before.version + 1, updated_at: new Date().toISOString() };
    if (changes) {
      const subject = { action: 'settings.update', subject: 'settings', subjectId: null, label: 'Site settings' };
      recordChange(db, { actorId: user.id, ...subject, ...changes });
    }
    return { status: 200, body: readSettings(db) };
  },
});

import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readSettings, saveSettings } from './admin-settings.service.ts';

/** Settings of the site; the contract admits only the role super_admin. */
export function createAdminSettingsHandlers(deps: Deps): FeatureHandlers<'adminGetSettings' | 'adminUpdateSettings'> {
  return {
    adminGetSettings: async () => ({ status: 200, body: await readSettings(deps) }),
    adminUpdateSettings: async ({ user, body }) => ({ status: 200, body: await saveSettings(deps, user.id, body) }),
  };
}

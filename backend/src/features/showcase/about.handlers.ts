import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { buildAbout } from '../site/sections.service.ts';
import { listTeam } from './about.repository.ts';

/** The studio's public about page. */
export function createAboutHandlers({ db }: Deps): FeatureHandlers<'getAbout'> {
  return {
    getAbout: async () => ({ status: 200, body: { ...(await buildAbout(db)), team: await listTeam(db) } }),
  };
}

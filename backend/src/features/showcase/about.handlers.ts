import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { composeAbout } from '../site/sections.service.ts';
import { findTeam } from './about.repository.ts';

/** The studio's public about page. */
export function createAboutHandlers({ db }: Deps): FeatureHandlers<'getAbout'> {
  return {
    getAbout: async () => ({ status: 200, body: { ...(await composeAbout(db)), team: await findTeam(db) } }),
  };
}

import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { defaultContent } from '../site/default-content.rules.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { findTeam } from './about.repository.ts';

/** The studio, open to everybody. */
export function createAboutHandlers({ db }: Deps): FeatureHandlers<'getAbout'> {
  return {
    getAbout: async () => {
      const { about = defaultContent.about } = await findDocuments(db, ['about']);
      return { status: 200, body: { ...about, team: await findTeam(db) } };
    },
  };
}

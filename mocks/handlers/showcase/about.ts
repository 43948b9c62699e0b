import { toAbout } from '../../../contract/rules/site-sections.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';

export const createAboutHandlers = (db: MockDb): Pick<MockHandlers, 'getAbout'> => ({
  getAbout: () => ({ status: 200, body: { ...toAbout(db.state.sections.about), team: db.state.team } }),
});

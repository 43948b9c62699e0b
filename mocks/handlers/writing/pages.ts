import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { toContents } from '../../../contract/rules/page-contents.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';

export const createPagesHandlers = (db: MockDb): Pick<MockHandlers, 'getPage'> => ({
  getPage: ({ params }) => {
    const publicPages = db.state.pages.filter(({ published, legal }) => published && !legal);
    const former = db.state.formerAddresses[params.address];
    const page =
      publicPages.find(({ address }) => address === params.address) ?? publicPages.find(({ id }) => id === former);
    if (!page) return notFound(REFUSALS.pageNotFound);
    const { id, address, title, description, html, updated_at: updatedAt } = page;
    const changedOn = toBusinessTime(new Date(updatedAt), db.state.mailSettings.time_zone).day;
    return {
      status: 200,
      body: { id, address, title, description, html, headings: toContents(page.headings), changedOn },
    };
  },
});

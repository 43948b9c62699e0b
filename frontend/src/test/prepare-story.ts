import { onlineManager } from '@tanstack/react-query';
import { createMockApi, type MockApi } from '../../../mocks/api.ts';
import { startWorker } from '../../../mocks/browser.ts';
import { savePromoClosed } from '../components/layout/promo-cookie.ts';
import { setBusinessTimeZone } from '../lib/business-time-zone.ts';
import { setShopCurrency } from '../lib/format.ts';
import { toasts } from '../lib/toasts.ts';
import { setTopicNames } from '../lib/topic-name.ts';
import { session } from '../session/session.ts';
import { openSampleSession } from './own-session-samples.ts';
import { respondInPage } from './respond-in-page.ts';
import { runnersBrowser } from './story-browser.ts';
import type { StoryParameters } from './story-parameters.ts';
import { stopStoryTimers } from './story-timers.ts';
import { setStoryScenario } from './switch-scenario.ts';
import { watchForStall } from './when-settled.ts';

const clearCookies = (page: Pick<Document, 'cookie'>) => {
  for (const cookie of page.cookie.split('; ')) page.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
};

let worker: ReturnType<typeof startWorker> | undefined;

/** A fresh browser and a freshly seeded server, then the story's own preparations. */
export const prepareStory = async ({ screen, scenario, staysBusy = false }: StoryParameters): Promise<MockApi> => {
  worker ??= startWorker();
  const api = createMockApi();
  const started = await worker;
  started.resetHandlers();
  started.use(...api.handlers);
  if (runnersBrowser()) respondInPage(api);

  stopStoryTimers();
  onlineManager.setOnline(true);
  localStorage.clear();
  for (const key of Object.keys(sessionStorage)) if (!/^@?storybook/.test(key)) sessionStorage.removeItem(key);
  history.replaceState(history.state, '', location.pathname + location.search); // without another story's token
  clearCookies(document);
  if (screen) savePromoClosed(document); // it floats where there is room, and is loaded after everything else
  for (const { id } of toasts.read()) toasts.dismiss(id);
  session.clear();
  const person = api.db.state.accounts.find(({ user }) => user.role === screen?.signedInAs)?.user;
  if (person && screen?.rights) person.rights = [...screen.rights];
  if (person) session.signIn(openSampleSession(api, person.id), person);
  await scenario?.(api);
  // As a page sets them from the site's settings; otherwise they would be those of the previous story.
  setShopCurrency(api.db.state.paymentSettings.currency);
  setBusinessTimeZone(api.db.state.mailSettings.time_zone);
  setTopicNames(undefined);
  setStoryScenario(api);
  watchForStall(() => staysBusy || api.scenarios.stalled);
  return api;
};

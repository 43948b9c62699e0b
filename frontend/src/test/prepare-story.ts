import { createMockApi, type MockApi } from '../../../mocks/api.ts';
import { startWorker } from '../../../mocks/browser.ts';
import { readScenario } from '../../../mocks/scenario-text.ts';
import { toasts } from '../lib/toasts.ts';
import { session } from '../session/session.ts';
import type { StoryParameters } from './story-parameters.ts';
import { setPatience } from './when-settled.ts';

let worker: ReturnType<typeof startWorker> | undefined;

/**
 * A browser that has never been here and a freshly seeded server of its own, then what the story asks for, then what
 * the toolbar asks for in the words of `?scenario=`.
 */
export const prepareStory = async ({ screen, scenario }: StoryParameters, asked = ''): Promise<MockApi> => {
  worker ??= startWorker();
  const api = createMockApi();
  const started = await worker;
  started.resetHandlers();
  started.use(...api.handlers);

  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
  session.clear();
  const person = api.db.state.accounts.find(({ user }) => user.role === screen?.signedInAs)?.user;
  if (person) session.signIn(api.db.openSession(person.id), person);
  scenario?.(api);
  if (asked) api.scenarios.set(readScenario(asked).settings);
  setPatience(api.scenarios.stalled ? 300 : 5_000);
  return api;
};

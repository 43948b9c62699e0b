import type { MockApi } from '../../../mocks/api.ts';
import { parseScenario } from '../../../mocks/scenario-text.ts';
import type { ScenarioSettings } from '../../../mocks/scenarios.ts';

let current: { api: MockApi; own: ScenarioSettings } | undefined;

/** Remembers the state that the story itself sets. */
export const setStoryScenario = (api: MockApi) => {
  current = { api, own: api.scenarios.read() };
};

/** The toolbar's scenario, in the syntax of `?scenario=`; empty means the story's own state. */
export const switchScenario = (requested = '') => {
  if (!current) return;
  current.api.scenarios.set(requested ? parseScenario(requested).settings : current.own);
};

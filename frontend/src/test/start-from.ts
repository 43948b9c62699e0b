import type { MockApi } from '../../../mocks/api.ts';

type Scenario = (api: MockApi) => void;

/** Story parameters whose scenario begins with what all stories of a file start from. */
export const startFrom = (start: Scenario) => (change: Scenario) => ({
  scenario: (api: MockApi) => {
    start(api);
    change(api);
  },
});

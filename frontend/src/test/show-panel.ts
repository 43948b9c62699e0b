import type { MockApi } from '../../../mocks/api.ts';
import { mountPanel, unmountPanel } from '../dev/mount-panel.tsx';
import { readRunning } from './when-settled.ts';

/** The developer panel next to a screen's story, on the story's own mock server. Other stories are shown without it. */
export const showPanel = (api: MockApi | undefined) => {
  if (!api) return unmountPanel();
  mountPanel({
    api,
    refresh: () => {
      const running = readRunning();
      void running?.client.resetQueries();
      void running?.router.invalidate();
    },
    open: (path) => readRunning()?.router.history.push(path),
  });
};

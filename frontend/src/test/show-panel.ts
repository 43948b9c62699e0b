import type { MockApi } from '../../../mocks/api.ts';
import { mountPanel, unmountPanel } from '../dev/mount-panel.tsx';
import { readRunning } from './when-settled.ts';

/** The developer panel beside a screen's story, over the story's own mock server. Any other story is shown without it. */
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

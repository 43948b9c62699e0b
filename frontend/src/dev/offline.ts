import type { AnyRouter } from '@tanstack/react-router';
import { startMocks } from '../../../mocks/browser.ts';
import { logError } from '../lib/log-error.ts';
import { applyScenario, type DevTools } from './dev-tools.ts';

/** Starts the application on its own mock server, in the state that the URL asks for, with the developer panel. */
export async function startOffline() {
  const api = await startMocks();
  for (const problem of await applyScenario(api, new URL(location.href))) logError(new Error(`?scenario= ${problem}`));
  return {
    /** The panel is mounted last: the page does not wait for it. */
    async showPanel(router: AnyRouter): Promise<void> {
      const { mountPanel } = await import('./mount-panel.tsx');
      const tools: DevTools = {
        api,
        refresh: () => {
          void router.options.context.queryClient.resetQueries();
          void router.invalidate();
        },
        open: (path) => router.history.push(path),
      };
      mountPanel(tools);
    },
  };
}

import type { Decorator } from '@storybook/react-vite';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { toAddress } from '../i18n/language.ts';
import { createAppRouter } from '../router.tsx';
import type { StoryParameters } from './story-parameters.ts';
import { switchScenario } from './switch-scenario.ts';
import { setRunning } from './when-settled.ts';

/** The application at a path, with an empty cache. Failed calls are not retried: stories show failures immediately. */
const createApp = (path: string) => {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const history = createMemoryHistory({ initialEntries: [toAddress(path)] });
  const router = createAppRouter({ origin: location.origin, history, queryClient });
  setRunning({ client: queryClient, router });
  return router;
};

/** A whole screen: guards, loaders and layout included. */
function Screen({ path }: { readonly path: string }) {
  const [router] = useState(() => createApp(path));
  return <RouterProvider router={router} />;
}

/** A single component inside all of the application's providers. */
function Part({ path, children }: { readonly path: string; readonly children: React.ReactNode }) {
  const [router] = useState(() => createApp(path));
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}

/** Mounts the story according to `parameters.screen`, else as a component at `parameters.routerPath`. */
export const withApp: Decorator = (Story, { parameters, globals, id }) => {
  const { screen, routerPath = '/' }: StoryParameters = parameters;
  const requested: string = globals.scenario ?? '';
  switchScenario(requested); // before the application below makes any call
  const key = `${id} ${requested}`;
  if (screen) return <Screen key={key} path={screen.path} />;
  return (
    <Part key={key} path={routerPath}>
      <Story />
    </Part>
  );
};

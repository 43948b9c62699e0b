import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { errorMessage } from './api/api-error.ts';
import { createQueryClient } from './api/query-client.ts';
import { ErrorFallback } from './components/feedback/error-fallback.tsx';
import { NotFound } from './components/feedback/not-found.tsx';
import { ScriptLoadError } from './components/feedback/script-load-error.tsx';
import { basePath } from './i18n/language.ts';
import { isChunkLoadError } from './lib/chunk-load-error.ts';
import { parseSearchText, stringifySearchText } from './lib/search-text.ts';
import type { AppContext } from './routes/-context.ts';
import { routeTree } from './routeTree.gen.ts';
import { AuthProvider } from './session/session-context.tsx';

interface AppOptions {
  /** Scheme and host of the public URL, for canonical links. */
  origin: string;
  /** Memory history for stories; the browser's own by default. */
  history?: RouterHistory;
  queryClient?: QueryClient;
}

/** Whether the reader asked for fewer bytes: Chromium's data saver. */
const savesData = () =>
  !import.meta.env.SSR && 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;

/** The whole application. Every page load and every server render has its own router and query client. */
export function createAppRouter({ origin, history, queryClient = createQueryClient() }: AppOptions) {
  const context: AppContext = { queryClient, origin };
  const router = createRouter({
    routeTree,
    basepath: basePath,
    ...(history ? { history } : {}),
    context,
    parseSearch: parseSearchText,
    stringifySearch: stringifySearchText,
    notFoundMode: 'root', // Unknown paths below a guard are not found for every user.
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 0, // The query client decides what is stale.
    defaultErrorComponent: ({ error }) =>
      isChunkLoadError(error) ? (
        <ScriptLoadError />
      ) : (
        <ErrorFallback message={errorMessage(error, '', { preferOwnMessage: true })} />
      ),
    defaultNotFoundComponent: () => <NotFound />,
    dehydrate: () => ({ origin }),
    hydrate: (dehydrated) => {
      context.origin = dehydrated.origin; // The public URL, under whatever host the page was requested.
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
    ),
  });
  // lib/scroll.ts scrolls. The router would scroll even the first page to its top; passing this callback at creation
  // would instead enable its own restoration with session storage.
  if (!import.meta.env.SSR) router.options.scrollRestoration = () => false;
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { offlinePages } from './offline-pages.ts';
import { compactHtml } from './tools/compact-html.ts';
import { firstPaintStyles } from './tools/first-paint-styles.ts';
import { inlineMessages } from './tools/i18n/inline-messages.ts';
import { messageMacros } from './tools/i18n/message-macros.ts';
import { minifyAgain } from './tools/minify-again.ts';
import { mockWorker } from './tools/mock-worker.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { slimPackages } from './tools/slim-packages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A screen brings its loader along: a first visit elsewhere is free of it. */
const screenParts: ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['loader', 'component', 'pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
];

/** The drawn link previews: name → address, as the hash in the file's name changes with the drawing. */
const linkCards = () => {
  const found = readdirSync(here('./public/media')).map((file) => /^og-(.+)-[0-9a-f]{8}\.png$/.exec(file));
  return Object.fromEntries(found.flatMap((match) => (match ? [[match[1], `/media/${match[0]}`]] : [])));
};

const from = (packages: string) => {
  const folder = new RegExp(`/node_modules/(${packages})/`);
  return (id: string) => folder.test(id.replaceAll('\\', '/'));
};
const fromFrameworks = from('react|react-dom|scheduler|@tanstack');
/** Parts of the frameworks that few screens use; everything else of them is in the file that every page names. */
const ofFewScreens = /(?:useBlocker|[iI]nfiniteQuery|infiniteQueryObserver)\.js$/;
const fromSmallParts = from('lucide-react|clsx|class-variance-authority');
// Of the routes only what the router's plugin leaves together; each screen is a chunk of its own.
const ownParts =
  /(?:frontend\/src\/(?:(?:components|lib|hooks|api|session|features)\/|routes\/[^?]*(?:\?tsr-shared|$))|contract\/rules\/|demo\/live\/)/;
const isOwn = (id: string) => fromSmallParts(id) || ownParts.test(id.replaceAll('\\', '/'));

/**
 * Modules of the site by path without extension; one that ends with a hyphen is the start of a name.
 * @throws Error for a path without a module: after a rename the chunk would be torn apart unnoticed
 */
const parts = (...stems: string[]) => {
  for (const stem of stems) {
    const [folder, name] = [here(`./src/${dirname(stem)}`), basename(stem)];
    const isPart = (file: string) => file.startsWith(name.endsWith('-') ? name : `${name}.`);
    if (!readdirSync(folder).some(isPart)) throw new Error(`vite.config.ts: there is no module frontend/src/${stem}`);
  }
  const starts = stems.map((stem) => here(`./src/${stem.endsWith('-') ? stem : `${stem}.`}`).replaceAll('\\', '/'));
  return (id: string) => starts.some((start) => id.replaceAll('\\', '/').startsWith(start));
};
const icons = (names: string) => {
  const pattern = new RegExp(`lucide-react/.+/(?:${names})\\.`);
  return (id: string) => pattern.test(id.replaceAll('\\', '/'));
};

// On its own, or it would be packed with a small part that pages without a form need.
const formEngine = parts('hooks/use-form', 'lib/form-problems', 'lib/form-values');

// Small parts of most public pages: one chunk of them is smaller than four.
const smallModules = parts(
  'lib/blocked-cookies',
  'lib/format',
  'lib/detect-language',
  'lib/own-event',
  'components/feedback/no-script-notice',
  'hooks/use-near-viewport',
  'routes/-load-item',
  'components/ui/badge',
  'components/ui/picture',
  'components/ui/skeleton',
  'components/ui/more-link-class',
);
const smallIcons = icons(
  'arrow-left|arrow-right|arrow-up-right|check|download|external-link|heart|languages|share-2|shield-check|sparkle|star|users',
);
const commonParts = (id: string) => smallModules(id) || smallIcons(id) || id.includes('contract/rules/list-pages.');

// Around every field of a form.
const fieldParts = parts(
  'components/ui/field',
  'components/ui/field-frame',
  'components/ui/label',
  'components/ui/honeypot-field',
);
const signInModules = parts(
  'components/ui/password-field',
  'features/public/accounts/auth/auth-layout',
  'features/public/accounts/auth/text-link-class',
  'features/public/accounts/auth/credential-rules',
);
const signInIcons = icons('eye|eye-off');
const signInParts = (id: string) => signInModules(id) || signInIcons(id);
const articleParts = parts(
  'features/public/writing/blog/byline',
  'features/public/writing/blog/post-card',
  'features/public/writing/blog/post-link',
  'features/public/writing/blog/post-variants',
);

// Hearts and the parts of public lists: the page of what is saved has only some of them, and must not tear them apart.
const catalogueParts = parts(
  'features/public/catalogue/products/save-button',
  'features/public/catalogue/products/share-',
  'features/public/catalogue/products/saved-',
  'features/public/catalogue/products/product-badges',
  'features/public/catalogue/products/product-rating',
  'features/public/orders/cart/add-to-cart-button',
);
// The waitlist's form needs the call of these, and must not tear it out of them.
const newsletterParts = parts(
  'features/public/writing/blog/newsletter/newsletter-',
  'api/generated/newsletter/newsletter',
  'api/generated/zod/schemas/newsletterInput',
);
const listParts = (id: string) => id.replaceAll('\\', '/').includes('/frontend/src/components/list/');
// A group takes along what its parts need. These are needed elsewhere, too, where the rest would be a burden.
const inputParts = parts('components/ui/input', 'components/feedback/banner', 'lib/copy-text');
const bySetOfScreens = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 330 };

/** What changes together loads together: the frameworks' file stays cached between releases, the site's between pages. */
const chunkGroups = [
  {
    name: 'frameworks',
    test: (id: string) => (fromFrameworks(id) && !ofFewScreens.test(id)) || id.includes('vite/preload-helper'),
    priority: 20,
  },
  { name: 'forms', test: formEngine, includeDependenciesRecursively: false, priority: 18 },
  { name: 'site', test: isOwn, tags: ['$initial' as const], priority: 15 },
  { name: 'common', test: commonParts, priority: 14 },
  { name: 'inputs', test: inputParts, priority: 13.5 },
  { name: 'fields', test: fieldParts, priority: 13.2 },
  { name: 'sign-in', test: signInParts, priority: 13.1 },
  { name: 'articles', test: articleParts, priority: 13 },
  { name: 'catalogue', test: catalogueParts, includeDependenciesRecursively: false, priority: 13 },
  { name: 'newsletter', test: newsletterParts, includeDependenciesRecursively: false, priority: 13 },
  { name: 'lists', test: listParts, priority: 13 },
  // Parts of several screens by the set of screens that use them, so that no page loads another one's. Single icons
  // merge; with a higher threshold an icon brings a whole component along.
  { ...bySetOfScreens, test: isOwn, priority: 10 },
];

/** `safari >= 17.5` as the build names it: `safari17.5`. */
const browserTargets = manifest.browserslist.map((range) => range.replace('ios_saf', 'ios').replace(' >= ', ''));

/** Browsers without nested rules: of flat ones a page gets only those that it needs for its first paint. */
const FLAT_CSS_TARGETS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

const browserBuild = (mode: string): BuildEnvironmentOptions => ({
  outDir: here(mode === 'mock' ? '../dist/demo' : '../dist/client'),
  emptyOutDir: true,
  manifest: true,
  target: browserTargets,
  cssTarget: FLAT_CSS_TARGETS,
  // The list of every file would cost each first visit more than the extra request of a first step to another page.
  modulePreload: false,
  // The content policy allows fonts as files only.
  assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
  rolldownOptions: {
    checks: { pluginTimings: false },
    ...(mode === 'mock' ? { input: [here('./index.html'), here('./docs/index.html')] } : {}),
    output: {
      codeSplitting: { groups: chunkGroups },
      // The names of shared parts list every screen that uses them.
      chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
    },
  },
});

const serverBuild: BuildEnvironmentOptions = {
  ssr: true,
  outDir: here('../dist/server'),
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { input: here('./src/entry-server.tsx') },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  // With mocks, in stories and in tests no call may leave the page.
  const alone = mode === 'mock' || Boolean(process.env.VITEST) || Boolean(process.env.STORYBOOK);
  const api = process.env.API_URL ?? 'http://127.0.0.1:5000';
  const proxy: Record<string, string> = alone ? {} : { '/api': api, '/uploads': api };
  return {
    root: here('.'),
    plugins: [
      messageMacros({ isOneLanguage: true }),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: { defaultBehavior: screenParts },
        routesDirectory: here('./src/routes'),
        generatedRouteTree: here('./src/routeTree.gen.ts'),
        routeFileIgnorePattern: '\\.(stories|test)\\.',
        addExtensions: true,
        semicolons: true,
        enableRouteGeneration: !process.env.VITEST,
      }),
      react(),
      tailwindcss(),
      compactHtml(),
      firstPaintStyles(),
      mockWorker(),
      slimPackages(),
      inlineMessages(),
      minifyAgain(),
      serviceWorker(browserTargets),
      ...(mode === 'mock' ? [offlinePages(here('../dist/demo'))] : []),
    ],
    resolve: {
      alias: {
        '@': here('./src'),
        '@contract': here('../contract'),
        '@demo': here('../demo'),
        // React has had this itself since 18; the router's store brings its stand-in for older ones.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    server: { port: 5173, proxy, fs: { allow: [here('..')] } },
    preview: { port: 4173, proxy },
    build: isSsrBuild ? serverBuild : browserBuild(mode),
    // The server's bundle carries everything it needs, in React's production form.
    ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
    define: isSsrBuild
      ? { 'process.env.NODE_ENV': '"production"', 'import.meta.env.LINK_CARDS': JSON.stringify(linkCards()) }
      : {},
  };
});

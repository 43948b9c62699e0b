import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { sample } from '../frontend/src/i18n/samples/samples.ts';
import { showTheme } from '../frontend/src/lib/theme.ts';
import { ignoreSkippedTransitions } from '../frontend/src/lib/view-transitions.ts';
import { checkBothThemes } from '../frontend/src/test/check-both-themes.ts';
import { expectQuietConsole, watchConsole } from '../frontend/src/test/console-watch.ts';
import { markDocument, shownLanguage, withLanguage } from '../frontend/src/test/document-language.tsx';
import { expectFitsAtEachWidth } from '../frontend/src/test/expect-fits-at-each-width.ts';
import { writeElementErrorsWhenRead } from '../frontend/src/test/lazy-element-errors.ts';
import { prepareStory } from '../frontend/src/test/prepare-story.ts';
import { showPanel } from '../frontend/src/test/show-panel.ts';
import { preparePicture, restoreAfterPicture } from '../frontend/src/test/story-pictures.ts';
import { openInitialViewport, viewportOptions } from '../frontend/src/test/story-viewports.ts';
import { whenSettled } from '../frontend/src/test/when-settled.ts';
import { withApp } from '../frontend/src/test/with-app.tsx';
import { withTheme } from '../frontend/src/test/with-theme.tsx';
import { WCAG_LEVELS } from '../frontend/wcag-levels.ts';
import '../frontend/src/styles.css';
import './preview.css';

ignoreSkippedTransitions(); // as the application does when it starts
configure({ asyncUtilTimeout: 20_000 }); // one second is too short for findBy… on a busy machine
writeElementErrorsWhenRead();
markDocument();

/** In a test run both themes are checked below; in Storybook the panel checks the one that is shown. */
const TESTING = import.meta.env.VITEST_STORYBOOK === 'false';

const preview: Preview = {
  beforeEach: async (context) => {
    const { parameters, globals, viewMode } = context;
    watchConsole();
    await openInitialViewport(parameters.initialViewport);
    preparePicture(context);
    showTheme(globals.theme === 'dark'); // before the first render; withTheme follows the toolbar
    const api = await prepareStory(parameters);
    if (!TESTING) showPanel(parameters.screen && viewMode === 'story' ? api : undefined);
  },
  afterEach: async (context) => {
    await whenSettled(); // the accessibility check that follows must not see a loading screen
    expectQuietConsole(context.parameters);
    if (TESTING && sample) await expectFitsAtEachWidth();
    else if (TESTING) await checkBothThemes(context);
    restoreAfterPicture();
  },
  decorators: [withApp, withTheme, withLanguage],
  initialGlobals: { theme: 'light', language: shownLanguage, scenario: '', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English', icon: 'globe' },
          { value: 'bn', title: 'Bangla', icon: 'globe' },
          { value: 'pseudo', title: 'Pseudo', icon: 'ruler' },
          { value: 'ar', title: 'RTL sample', icon: 'transfer' },
        ],
      },
    },
    scenario: {
      description: 'State of the mock server',
      toolbar: {
        title: 'Scenario',
        dynamicTitle: true,
        items: [
          { value: '', title: "The story's own", icon: 'bookmark' },
          { value: 'slow:1500', title: 'Slow answers', icon: 'timer' },
          { value: 'slow:60000', title: 'Loading', icon: 'hourglass' },
          { value: 'empty', title: 'Empty lists', icon: 'document' },
          { value: 'long-words', title: 'Long words', icon: 'expand' },
          { value: 'offline', title: 'Offline', icon: 'alert' },
        ],
      },
    },
    motion: {
      description: 'Amount of motion',
      toolbar: {
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: TESTING ? 'off' : 'error', options: { runOnly: WCAG_LEVELS } },
    // The viewport of tests whose story sets none; the runner's default is different.
    viewport: { options: viewportOptions, ...(TESTING ? { defaultViewport: 'desktop' } : {}) },
    // In the order in which a visitor, a customer and an administrator would use the site.
    options: {
      storySort: {
        order: [
          'Foundations',
          'Screens',
          [
            'Visitor',
            [
              'Home',
              'Products',
              'Product',
              'Services',
              'About',
              'Blog',
              'Article',
              'Contact',
              'Login',
              'Register',
              'Forgot password',
            ],
            'Customer',
            ['Layout', 'Dashboard home', 'Orders', 'Downloads', 'Wallet', 'Addresses', 'Profile'],
            'Administration',
            [
              'Login',
              'Layout',
              'Overview',
              'Products',
              'Orders',
              'Users',
              'Settings',
              'Content',
              'Articles',
              'Article',
            ],
          ],
          'Features',
          'Components',
          'Tools',
        ],
      },
    },
  },
  tags: ['autodocs'],
};
export default preview;

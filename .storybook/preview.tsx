import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { showTheme } from '../frontend/src/lib/theme.ts';
import { checkBothThemes } from '../frontend/src/test/check-both-themes.ts';
import { expectQuietConsole, watchConsole } from '../frontend/src/test/console-watch.ts';
import { prepareStory } from '../frontend/src/test/prepare-story.ts';
import { showPanel } from '../frontend/src/test/show-panel.ts';
import { whenSettled } from '../frontend/src/test/when-settled.ts';
import { withApp } from '../frontend/src/test/with-app.tsx';
import { withTheme } from '../frontend/src/test/with-theme.tsx';
import '../frontend/src/styles.css';
import './preview.css';

configure({ asyncUtilTimeout: 5_000 }); // one second is too short for findBy… on a busy machine

/** In a test run both themes are checked below; in Storybook the panel checks the one that is shown. */
const TESTING = import.meta.env.VITEST_STORYBOOK === 'false';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
});

const preview: Preview = {
  beforeEach: async ({ parameters, globals, viewMode }) => {
    watchConsole();
    showTheme(globals.theme === 'dark'); // before the first render; withTheme follows the toolbar
    const api = await prepareStory(parameters, globals.scenario);
    if (!TESTING) showPanel(parameters.screen && viewMode === 'story' ? api : undefined);
  },
  afterEach: async (context) => {
    await whenSettled(); // the accessibility check that follows must not see a loading screen
    expectQuietConsole(context.parameters);
    if (TESTING) await checkBothThemes(context);
  },
  decorators: [withApp, withTheme],
  initialGlobals: { theme: 'light' },
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
  },
  parameters: {
    layout: 'padded',
    a11y: { test: TESTING ? 'off' : 'error', options: { runOnly: WCAG } },
    viewport: {
      options: {
        phone: phone('Phone 360', 360, 740),
        largePhone: phone('Phone 412', 412, 915),
        tablet: { ...phone('Tablet 820', 820, 1180), type: 'tablet' as const },
        desktop: { ...phone('Desktop 1280', 1280, 800), type: 'desktop' as const },
      },
    },
    options: { storySort: { order: ['Screens', 'Features', 'Components'] } },
  },
  tags: ['autodocs'],
};
export default preview;

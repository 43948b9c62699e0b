import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'frontend/vite.config.ts' } },
  },
  stories: ['../frontend/src/**/*.stories.tsx', '../demo/live/**/*.stories.tsx'],
  staticDirs: ['../frontend/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  // The test command builds with --test: everything except the props tables, which take three quarters of a build's
  // time.
  build: {
    test: { disableBlocks: false, disableAutoDocs: false, disableMDXEntries: false, disabledAddons: [] },
  },
  // Props tables are not needed in a test run.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;

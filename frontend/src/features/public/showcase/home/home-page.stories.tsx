import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Hero } from './hero.tsx';

/** The whole page as visitors see it. */
const meta = {
  title: 'Screens/Visitor/Home',
  component: Hero,
  parameters: { layout: 'fullscreen', screen: { path: '/' } },
  args: { slides: [], head: { title: '', text: '' } },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** An empty catalogue, no articles, no testimonials: the remaining sections still make a page. */
export const Bare: Story = {
  parameters: {
    scenario: ({ db }) => {
      db.state.catalogue.length = 0;
      db.state.posts.length = 0;
      db.state.home.testimonials.length = 0;
      db.state.home.faqs.length = 0;
    },
  },
};
/** The previous page stays until this one has loaded. */
export const Waiting: Story = {
  parameters: {
    screen: { path: '/contact' },
    scenario: (api) => api.scenarios.stalling('getHome'),
    initialViewport: 'desktop',
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /home page$/ });
    if (link) await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1, name: /Contact Us/ })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => api.scenarios.failing('getHome', 500, 'The home page cannot be read at the moment.'),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The home page cannot be read at the moment.')).toBeVisible();
  },
};
/** The header links to the dashboard. */
export const SignedIn: Story = {
  beforeEach: () => {
    document.documentElement.dataset.session = 'in'; // the application's entry point does this
    return () => {
      delete document.documentElement.dataset.session;
    };
  },
  parameters: { screen: { path: '/', signedInAs: 'customer' }, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};

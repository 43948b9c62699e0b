import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { getFirst } from '@/test/home-samples.ts';
import { SiteSection } from './site-section.tsx';
import { studioSections } from './studio-sections.ts';

const at = (page: string) => ({ path: `/admin/content/${page}`, signedInAs: 'super_admin' as const });

const meta = {
  title: 'Screens/Administration/Site',
  component: SiteSection,
  parameters: { layout: 'fullscreen', screen: at('look'), initialViewport: 'desktop' },
  args: { sectionConfig: getFirst(studioSections) },
} satisfies Meta<typeof SiteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Identity: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Tagline/ }, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'General settings' })).toHaveAttribute('href', '/admin/settings');
  },
};
/** A list is edited in place; a save can be undone. */
export const SavedAndTakenBack: Story = {
  parameters: { screen: at('navigation#social') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove network 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save social networks' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Changes undone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove network 5' })).toBeVisible();
  },
};
/** Another administrator has published since: nothing is overwritten, and the typed text stays as a draft. */
export const Stale: Story = {
  parameters: {
    scenario: (api) => api.scenarios.refusing('adminUpdateSite', 409),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByRole('textbox', { name: /^Tagline/ }, { timeout: 5000 });
    await userEvent.type(tagline, ', drawn in Dhaka');
    await userEvent.click(canvas.getByRole('button', { name: 'Save identity' }));
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(tagline).toHaveDisplayValue(/, drawn in Dhaka$/);
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
  },
};
/** Everything that visitors see on the home page, in its order. */
export const Home: Story = {
  parameters: { screen: at('home') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Headline' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Headline', 'Hero slides', 'Film', 'Testimonials', 'FAQ', 'Coming soon', 'Banner']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hero slides' }));
    await expect(await canvas.findByRole('button', { name: 'Add slide' })).toBeVisible();
  },
};
export const HomePhone: Story = { parameters: { screen: at('home'), initialViewport: 'phone' } };
export const Footer: Story = { parameters: { screen: at('navigation') } };
export const AboutPhone: Story = { parameters: { screen: at('about'), initialViewport: 'phone' } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetSite', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetSite') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the site')).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { getFirst } from '@/test/home-samples.ts';
import { SiteSection } from './site-section.tsx';
import { siteSections } from './site-sections.ts';

const at = (part: string) => ({ path: `/admin/content/site/${part}`, signedInAs: 'super_admin' as const });

const meta = {
  title: 'Screens/Administration/Site',
  component: SiteSection,
  parameters: { layout: 'fullscreen', screen: at('identity'), initialViewport: 'desktop' },
  args: { sectionConfig: getFirst(siteSections) },
} satisfies Meta<typeof SiteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Identity: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ }, { timeout: 5000 })).toHaveValue('Nodi Studio');
  },
};
/** A list is edited in place; a save can be undone. */
export const SavedAndTakenBack: Story = {
  parameters: { screen: at('social') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove network 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save social networks' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Changes undone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove network 5' })).toBeVisible();
  },
};
export const Footer: Story = { parameters: { screen: at('footer') } };
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

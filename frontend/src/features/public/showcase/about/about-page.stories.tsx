import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import { AboutPage } from './about-page.tsx';

const { heads } = sampleSite;

const meta = {
  title: 'Screens/Visitor/About',
  component: AboutPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { about: sampleAbout, head: heads.about },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = { path: '/about' };

export const Complete: Story = {
  parameters: { screen, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /About Us/ })).toBeVisible();
    await expect(canvas.getByText('130+')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  },
};
export const Phone: Story = { ...Complete, parameters: { ...Complete.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...Complete, parameters: { ...Complete.parameters, initialViewport: 'tablet' } };
/** A site without content. */
export const Sparse: Story = {
  args: {
    about: { statistics: [], mission: { ...sampleAbout.mission, values: [] }, technologies: [], team: [] },
    head: { title: '', text: 'Apps and design.' },
  },
};
export const Failed: Story = {
  parameters: {
    screen,
    scenario: (api) => api.scenarios.failing('getAbout', 500, 'This page cannot be read at the moment.'),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be read at the moment.')).toBeVisible();
  },
};
/** The previous page stays until this one has loaded. */
export const Waiting: Story = {
  parameters: {
    screen: { path: '/contact' },
    scenario: (api) => api.scenarios.stalling('getAbout'),
    initialViewport: 'desktop',
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'About' });
    if (link) await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1, name: /Contact Us/ })).toBeVisible();
  },
};

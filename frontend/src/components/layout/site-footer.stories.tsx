import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Components/Layout/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { site: sampleSite, year: 2026 },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Made with love.*2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mehndi & Henna Design' })).toHaveAttribute('href', '/product/4');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** The settings could not be fetched. */
export const Bare: Story = {
  args: {
    site: {
      name: 'My Portfolio',
      description: '',
      contactEmail: '',
      location: '',
      logo: null,
      footer: [],
      footerLine: '',
      social: [],
    },
  },
};

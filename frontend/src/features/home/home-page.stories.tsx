import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rememberClosedPromo } from '@/components/layout/promo-cookie.ts';
import { Hero } from './hero.tsx';

/** The whole page as visitors see it. */
const meta = {
  title: 'Screens/Visitor/Home',
  component: Hero,
  parameters: { layout: 'fullscreen', screen: { path: '/' } },
  args: { slides: [] },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

const forget = (page: Pick<Document, 'cookie'>) => {
  page.cookie = 'promo=; Max-Age=0; Path=/';
};

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  },
};
/** With the news closed, as most visits see it. */
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  beforeEach: () => {
    rememberClosedPromo(document);
    return () => forget(document);
  },
};
/** An empty catalogue, no articles, no testimonials: what is left still is a page. */
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

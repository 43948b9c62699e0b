import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PromoBanner } from './promo-banner.tsx';

const forget = () => {
  Reflect.set(document, 'cookie', 'promo=; Max-Age=0; Path=/');
};

const meta = {
  title: 'Components/Layout/Promo banner',
  component: PromoBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: {
    promo: {
      text: 'Test builds and release notes go to our channel first.',
      linkText: 'Join the channel',
      url: 'https://t.me/nodistudio',
    },
  },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof PromoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In place immediately, with its text available to keyboard and pointer. */
export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('complementary', { name: 'News' });
    await waitFor(() => expect(banner.getBoundingClientRect().right).toBe(document.documentElement.clientWidth));
    const link = canvas.getByRole('link', { name: /Join the channel/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://t.me/nodistudio');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(canvas.getByText(/^Test builds/)).opacity).toBe('1'));
  },
};

/** Closed: removed immediately, and remembered. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(document.cookie).toContain('promo=closed');
  },
};

export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongText: Story = {
  parameters: { initialViewport: 'phone' },
  args: {
    promo: {
      text: 'The Ramadan timetable of 1448 AH is ready for testing in all 64 districts, and we look for people who compare it with the mosque around the corner.',
      linkText: 'Take part in the test of the timetable',
      url: 'https://t.me/nodistudio',
    },
  },
};
/** Hidden on working areas and sign-in pages. */
export const WorkingArea: Story = {
  parameters: { routerPath: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

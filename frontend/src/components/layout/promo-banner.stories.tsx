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

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary')).not.toHaveAttribute('data-away'));
    await expect(canvas.getByRole('complementary')).toHaveAttribute('data-form', 'full');
    const link = await canvas.findByRole('link', { name: /Join the channel/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://t.me/nodistudio');
  },
};

/** Closed: gone at once, and remembered. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary')).not.toHaveAttribute('data-away'));
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
/** Words to the left, a form below: it goes to the free half. */
export const BesideWords: Story = {
  parameters: { initialViewport: 'desktop' },
  decorators: [
    (Story) => (
      <main className="flex h-dvh">
        <p className="w-1/2 shrink-0 overflow-hidden">{'A text that somebody reads. '.repeat(400)}</p>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary');
    await waitFor(() => expect(banner).not.toHaveAttribute('data-away'));
    await expect(banner).toHaveAttribute('data-side', 'right');
  },
};
/** A margin into which it would just fit: it keeps off the words beside it as well. */
export const CloseToWords: Story = {
  parameters: { initialViewport: 'desktop' },
  decorators: [
    (Story) => (
      <main className="flex h-dvh overflow-hidden">
        <div className="w-1/2 shrink-0" data-testid="margin" />
        <p>{'A text that somebody reads. '.repeat(900)}</p>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary');
    await waitFor(() => expect(banner).not.toHaveAttribute('data-away'));
    await expect(banner).toHaveAttribute('data-form', 'full');
    canvas.getByTestId('margin').style.width = `${banner.getBoundingClientRect().right + 4}px`;
    dispatchEvent(new Event('resize'));
    await waitFor(() => expect(banner).toHaveAttribute('data-form', 'pill'));
    await expect(banner).not.toHaveAttribute('data-away');
  },
};
/** No room: it leaves, and only the keyboard brings it back. */
export const NoRoom: Story = {
  decorators: [
    (Story) => (
      <main className="h-dvh overflow-hidden">
        <Story />
        <p>{'A text that somebody reads. '.repeat(900)}</p>
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('complementary');
    await expect(banner).toHaveAttribute('data-away');
    await waitFor(() => expect(getComputedStyle(banner).opacity).toBe('0'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Join the channel/ })).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(banner).opacity).toBe('1'));
  },
};
/** Where people work or sign in it stays away. */
export const WorkingArea: Story = {
  parameters: { routerPath: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

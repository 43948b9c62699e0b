import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from './back-to-top.tsx';

/** Scrolls until the button has heard of it: the page above a story may still be growing. */
const scrolledDown = (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  waitFor(() => {
    scrollTo(0, innerHeight + 50);
    return canvas.getByRole('button', { name: 'Back to top' });
  });

const meta = {
  title: 'Components/Layout/Back to top',
  component: BackToTop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1} className="h-[300vh] bg-linear-to-b from-surface to-hover">
        <div className="floats">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

export const AfterOneScreen: Story = {
  play: async ({ canvas }) => {
    await expect(await scrolledDown(canvas)).toBeVisible();
  },
};

/** Pressed: the page is at its beginning, and so is the keyboard. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await scrolledDown(canvas));
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(document.activeElement).toHaveAttribute('id', 'main');
  },
};

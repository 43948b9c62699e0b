import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'Components/Layout/Back to top',
  component: BackToTop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1} className="h-[300vh] bg-linear-to-b from-muted to-accent">
        <div className="floats">
          <Story />
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stories share a page that may already be scrolled to the top: the browser then fires no event. */
const scrollDown = () => {
  scrollTo(0, innerHeight + 50);
  dispatchEvent(new Event('scroll'));
};

export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};

export const AfterOneScreen: Story = {
  play: async ({ canvas }) => {
    scrollDown();
    await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};

/** Without free space next to the text it sits at the end of the page. */
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    scrollDown();
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    await expect(getComputedStyle(button.parentElement ?? button).position).toBe('static');
  },
};

/** After a click the page is at its top, and so is the focus. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    scrollDown();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(document.activeElement).toHaveAttribute('id', 'main');
  },
};

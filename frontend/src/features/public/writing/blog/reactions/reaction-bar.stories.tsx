import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { toasts } from '@/lib/toasts.ts';
import { samplePost } from '@/test/post-samples.ts';
import { ReactionBar } from './reaction-bar.tsx';

const meta = {
  title: 'Features/Blog/Reaction bar',
  component: ReactionBar,
  args: { post: samplePost, onComments: fn() },
  decorators: [
    (Story) => (
      <div className="bg-deep p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const shows = (canvas: Canvas, name: string, pressed: boolean) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(pressed)));

export const Fresh: Story = {
  play: async ({ canvas, args }) => {
    await shows(canvas, 'Likes 5', false);
    await shows(canvas, 'Save', false);
    await userEvent.click(button(canvas, /^Comments 2$/));
    await expect(args.onComments).toHaveBeenCalled();
  },
};
/** Every click counts once, and the last one wins. */
export const LikedAndSaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, /^Likes/));
    await shows(canvas, 'Likes 6', true);
    await userEvent.click(button(canvas, /^Likes/));
    await shows(canvas, 'Likes 5', false);
    await userEvent.click(button(canvas, /^Likes/));
    await userEvent.click(button(canvas, /^Save/));
    await shows(canvas, 'Likes 6', true);
    await shows(canvas, 'Save 1', true);
  },
};
export const DoubleClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(button(canvas, /^Likes/));
    await shows(canvas, 'Likes 6', true);
  },
};
/** A returning reader. */
export const Known: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.likes.visitor = [1];
      for (let reader = 0; reader < 1234; reader += 1) api.db.state.likes[`reader-x${reader}`] = [1];
    },
  },
  play: async ({ canvas }) => {
    await shows(canvas, 'Likes 1,240', true);
  },
};
/** Without its cookie the server could not identify the reader. */
export const CookiesBlocked: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, /^Likes/));
    await waitFor(() => expect(toasts.read().map(({ text }) => text)).toEqual([COOKIES_BLOCKED]));
    await shows(canvas, 'Likes 5', false);
    await userEvent.click(button(canvas, /^Save/));
    await shows(canvas, 'Save', false);
    await expect(toasts.read().map(({ text }) => text)).toEqual([COOKIES_BLOCKED]);
    for (const { id } of toasts.read()) toasts.dismiss(id);
  },
};
export const Refused: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('likePost', 500) },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, /^Likes/));
    await waitFor(() => expect(toasts.read().map(({ text }) => text)).toContain('Failed to like the article'));
    await shows(canvas, 'Likes 5', false);
    for (const { id } of toasts.read()) toasts.dismiss(id);
  },
};

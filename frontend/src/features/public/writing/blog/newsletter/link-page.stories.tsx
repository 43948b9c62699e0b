import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkPage } from './link-page.tsx';

const meta = {
  title: 'Features/Blog/Newsletter link',
  component: LinkPage,
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'sample-token',
    send: fn(() => new Promise<never>(() => {})),
    messages: {
      asking: 'Press the button to subscribe.',
      action: 'Confirm subscription',
      working: 'Confirming...',
      done: ['Done', 'It worked.'],
      dead: ['Expired', 'It is too old.'],
    },
    offers: 'when-dead',
  },
} satisfies Meta<typeof LinkPage>;
export default meta;

export const Working: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(args.send).not.toHaveBeenCalled(); // opening a link changes nothing
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm subscription' }));
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Confirming...' })).toBeVisible();
  },
};

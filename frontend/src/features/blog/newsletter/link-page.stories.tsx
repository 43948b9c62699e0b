import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkPage } from './link-page.tsx';

const meta = {
  title: 'Features/Blog/Newsletter link',
  component: LinkPage,
  parameters: { layout: 'fullscreen' },
  args: {
    token: 'sample-token',
    send: () => new Promise<never>(() => {}),
    words: { working: 'Confirming your address', done: ['Done', 'It worked.'], dead: ['Expired', 'It is too old.'] },
    offers: 'when-dead',
  },
} satisfies Meta<typeof LinkPage>;
export default meta;

export const Working: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirming your address')).toBeInTheDocument();
  },
};

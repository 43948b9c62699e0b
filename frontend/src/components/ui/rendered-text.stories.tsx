import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderedFilms, renderedSample } from '@/test/markdown-sample.ts';
import { RenderedText } from './rendered-text.tsx';

const meta = {
  title: 'Components/Rendered text',
  component: RenderedText,
  args: { html: '' },
  loaders: [async () => ({ html: await renderedSample() })],
  render: (_args, { loaded: { html } }) => (
    <div className="max-w-[38rem]">
      <RenderedText html={String(html)} className="post-text" />
    </div>
  ),
} satisfies Meta<typeof RenderedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'note on time zones' })).toHaveAttribute('rel', 'noopener');
  },
};

/** The other site's film is a link: nothing is loaded from there before it is followed. */
export const Films: Story = {
  loaders: [async () => ({ html: await renderedFilms() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'A calendar opens Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=a1',
    );
    await expect(canvas.getByLabelText('The same, without a visit elsewhere')).toHaveAttribute('preload', 'none');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderedSample } from '@/test/markdown-sample.ts';
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

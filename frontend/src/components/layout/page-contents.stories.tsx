import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seedContent } from '../../../../mocks/store/seed-content.ts';
import { PageContents } from './page-contents.tsx';

const meta = {
  title: 'Components/Layout/Page contents',
  component: PageContents,
  args: { sections: seedContent().legal['terms-and-conditions'].sections },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2. Use License' })).toHaveAttribute('href', '#use-license');
  },
};
export const LongTitles: Story = {
  args: {
    sections: [{ id: 'long', title: 'What applies when the operator changes while an order has not been completed' }],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sections } from './sections.tsx';

const headings = [
  'Explore Our Latest Projects',
  'What Our Clients Say',
  'Latest releases',
  'From the blog',
  'Watch Our Story',
  'Frequently Asked Questions',
  'Coming Soon',
];

const meta = {
  title: 'Features/Home/Sections',
  component: Sections,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await canvas.findByText('Windows Image Upscaler Software', { selector: '.project a' });
    const found = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(found).toEqual(headings);
  },
};

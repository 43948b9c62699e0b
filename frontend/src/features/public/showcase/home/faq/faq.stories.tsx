import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { FaqSection } from './faq.tsx';

const { faqs } = sampleHome;

const meta = {
  title: 'Features/Home/Faq',
  component: FaqSection,
  parameters: { layout: 'fullscreen' },
  args: { faqs },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FaqSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const openOnes = (root: HTMLElement) => [...root.querySelectorAll('details[open]')].map(({ id }) => id);

export const AllClosed: Story = { parameters: { initialViewport: 'desktop' } };

/** The browser closes one when another opens. */
export const OneOpen: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('What is your development process?'));
    await userEvent.click(canvas.getByText('What payment methods do you accept?'));
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(['faq-6']));
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };

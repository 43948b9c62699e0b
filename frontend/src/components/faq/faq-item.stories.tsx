import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { getFirst, sampleHome } from '@/test/home-samples.ts';
import { FaqItem } from './faq-item.tsx';

const faq = getFirst(sampleHome.faqs.slice(3));

const meta = {
  title: 'Features/Home/Faq item',
  component: FaqItem,
  args: { faq, number: 4 },
} satisfies Meta<typeof FaqItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** A second click closes it. */
export const Toggled: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByText(faq.question);
    const item = question.closest('details');
    await userEvent.click(question);
    await expect(item).toHaveAttribute('open');
    await userEvent.click(question);
    await expect(item).not.toHaveAttribute('open');
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(faq.question));
    await expect(canvas.getByText('Discovery & Planning:')).toBeVisible();
  },
};
export const LongQuestion: Story = {
  parameters: { initialViewport: 'phone' },
  args: { faq: { ...faq, question: `${faq.question} And what of that do we see while it happens?` } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { ProductFaqs } from './product-faqs.tsx';

const faqs = sampleProduct.faqs ?? [];

const meta = {
  title: 'Features/Products/Product faqs',
  component: ProductFaqs,
  args: { faqs },
} satisfies Meta<typeof ProductFaqs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most one answer is open. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const [first, second] = faqs;
    const itemOf = (question = '') => canvas.getByText(question).closest('details');
    await userEvent.click(canvas.getByText(first?.question ?? ''));
    await userEvent.click(canvas.getByText(second?.question ?? ''));
    await expect(itemOf(first?.question)).not.toHaveAttribute('open');
    await expect(itemOf(second?.question)).toHaveAttribute('open');
  },
};
export const ManyLongQuestions: Story = {
  parameters: { initialViewport: 'phone' },
  args: {
    faqs: Array.from({ length: 20 }, (_, index) => ({
      question: `${index + 1}. What happens to everything I have entered when I change the district, the phone and the language?`,
      answer: 'It stays.',
    })),
  },
};

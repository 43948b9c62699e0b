import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { sampleAdminProduct } from '@/test/commerce-samples.ts';
import { FaqsField } from './faqs-field.tsx';
import { type FaqDraft, toDraft } from './product-draft.ts';

const { faqs } = toDraft(sampleAdminProduct);

const meta = {
  title: 'Features/Admin/Faqs field',
  component: FaqsField,
  args: { faqs, problems: {}, onChange: () => {}, onSolve: () => {} },
  render: function Render(args) {
    const [edited, setEdited] = useState<readonly FaqDraft[]>(args.faqs);
    return <FaqsField {...args} faqs={edited} onChange={setEdited} />;
  },
} satisfies Meta<typeof FaqsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question keeps its answer while it is moved; a new one is added at the end. */
export const EditedInPlace: Story = {
  play: async ({ canvas }) => {
    const [first, second] = faqs;
    await expect(canvas.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Move question 1 down' }));
    await expect(canvas.getAllByLabelText('Question')[1]).toHaveValue(first?.question);
    await expect(canvas.getAllByLabelText('Answer')[1]).toHaveValue(first?.answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 2' }));
    await expect(canvas.getAllByLabelText('Question')[0]).toHaveValue(second?.question);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await expect(canvas.getAllByLabelText('Question').at(-1)).toHaveValue('');
  },
};
export const Empty: Story = { args: { faqs: [] } };
export const WithErrors: Story = {
  args: {
    faqs: [{ key: 'faq-new-1', question: '', answer: '' }],
    problems: { 'faq-new-1-question': 'Please enter the question', 'faq-new-1-answer': 'Please enter the answer' },
  },
};
/** At the limit, no question can be added. */
export const Full: Story = {
  args: {
    faqs: Array.from({ length: 20 }, (_, index) => ({
      key: `faq-${index}`,
      question: `Question number ${index + 1}?`,
      answer: 'Yes.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a question' })).toBeNull();
    await expect(canvas.getByText('Maximum reached.')).toBeVisible();
  },
};

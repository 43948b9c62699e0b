import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { AdminFaq, FaqInput } from '@/api/generated/model.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { faqKind } from './list-kinds.ts';
import { SortableList } from './sortable-list.tsx';

const entry = (id: number, question: string, published: boolean): AdminFaq => ({
  id,
  version: 1,
  published,
  updated_at: '2026-11-20T10:00:00Z',
  question,
  answer: 'Ask us.',
});

const meta = {
  title: 'Features/Admin/Content/Sortable list',
  component: SortableList<AdminFaq, FaqInput>,
  parameters: { scenario: signInAdmin },
  args: {
    kind: faqKind,
    entries: [entry(1, 'Is there a trial?', true), entry(2, 'Do you travel?', false)],
    onEdit: fn(),
    onToggle: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SortableList<AdminFaq, FaqInput>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneHidden: Story = {};

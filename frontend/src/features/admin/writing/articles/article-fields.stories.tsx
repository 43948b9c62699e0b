import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { emptyDraft } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';

const meta = {
  title: 'Features/Admin/Content/Article fields',
  component: ArticleFields,
  args: { draft: emptyDraft('Maliha Karim'), problems: { title: 'Please enter a title' }, onChange: fn() },
} satisfies Meta<typeof ArticleFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

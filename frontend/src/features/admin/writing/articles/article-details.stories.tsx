import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ArticleDetails } from './article-details.tsx';
import { emptyDraft } from './article-draft.ts';

const meta = {
  title: 'Features/Admin/Content/Article details',
  component: ArticleDetails,
  parameters: { scenario: signInAdmin },
  args: {
    id: undefined,
    draft: { ...emptyDraft('Maliha Karim'), tags: 'maps, art' },
    problems: {},
    onChange: fn(),
  },
} satisfies Meta<typeof ArticleDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

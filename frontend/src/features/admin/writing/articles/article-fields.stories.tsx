import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
/** The first picture in the text is the cover until another is chosen. */
export const CoverFromText: Story = {
  args: {
    draft: {
      ...emptyDraft('Maliha Karim'),
      content: 'At dusk.\n\n![The Padma](/media/bangla-calendar-cover-1600.webp)',
    },
    problems: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first picture in the text. Change it for another cover.')).toBeVisible();
    await expect(canvas.getByLabelText('Description of the picture')).toHaveValue('The Padma');
  },
};

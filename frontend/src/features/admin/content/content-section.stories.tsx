import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentSection } from './content-section.tsx';

const meta = {
  title: 'Features/Admin/Content/Section',
  component: ContentSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/services', signedInAs: 'super_admin' } },
  args: { section: 'services', search: {} },
} satisfies Meta<typeof ContentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {};
/** The content's own address. */
export const ArticlesFirst: Story = {
  parameters: { screen: { path: '/admin/content', signedInAs: 'super_admin' } },
  args: { section: 'articles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Learning UX and UI design/)).toBeVisible();
  },
};

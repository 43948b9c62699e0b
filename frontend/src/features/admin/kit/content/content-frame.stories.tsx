import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ContentFrame, ContentPartFrame } from './content-frame.tsx';

const meta = {
  title: 'Features/Admin/Content/Frame',
  component: ContentFrame,
  parameters: { scenario: signInAdmin, layout: 'fullscreen', initialViewport: 'desktop' },
  args: {
    page: 'contact',
    children: (
      <ContentPartFrame id="hours" label="Opening hours" line="Shown beside the contact form.">
        The part that is open.
      </ContentPartFrame>
    ),
  },
} satisfies Meta<typeof ContentFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Contact', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Opening hours' })).toHaveAttribute('href', '#hours');
  },
};
/** A writer sees no page that only the owner edits. */
export const Writer: Story = {
  args: { page: 'articles' },
  parameters: {
    scenario: (api) => {
      const admin = api.db.state.accounts.find(({ user }) => user.role === 'super_admin');
      if (admin) admin.user.rights = ['content'];
      signInAdmin(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Logo and colour' })).toBeNull();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Page' })).toHaveValue('contact');
  },
};

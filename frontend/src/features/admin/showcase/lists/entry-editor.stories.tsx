import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { AdminFaq, FaqInput } from '@/api/generated/model.ts';
import { EntryEditor } from './entry-editor.tsx';
import { faqKind } from './list-kinds.ts';

const meta = {
  title: 'Screens/Administration/List entry',
  component: EntryEditor<AdminFaq, FaqInput>,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/about?list=team&entry=1', signedInAs: 'super_admin' },
  },
  args: { kind: faqKind, entry: null, open: true, onClose: () => {} },
} satisfies Meta<typeof EntryEditor<AdminFaq, FaqInput>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const NewService: Story = {
  parameters: { screen: { path: '/admin/content/services?list=services&entry=new', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Add service' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add service' }));
    await expect(await canvas.findByText('Please choose a picture')).toBeVisible();
    await expect(canvas.getByText('Please enter the title')).toBeVisible();
  },
};
export const Slide: Story = {
  parameters: { screen: { path: '/admin/content/home?list=slides&entry=2', signedInAs: 'super_admin' } },
};
export const AsksBeforeTextIsLost: Story = {
  parameters: { screen: { path: '/admin/content/home?list=faqs&entry=1', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Question'), ' really');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  },
};

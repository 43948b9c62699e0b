import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AdminFaq, FaqInput } from '@/api/generated/model.ts';
import { framedPage } from '@/test/framed-page.ts';
import { EntryEditor } from './entry-editor.tsx';
import { faqKind } from './list-kinds.ts';

const meta = {
  title: 'Screens/Administration/List entry',
  component: EntryEditor<AdminFaq, FaqInput>,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/about?list=team&entry=1', signedInAs: 'super_admin' },
  },
  args: { kind: faqKind, entries: [], entry: null, open: true, onClose: () => {} },
} satisfies Meta<typeof EntryEditor<AdminFaq, FaqInput>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
/** The picture shows a member while it is typed, and not while it is hidden. */
export const TypedPerson: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = await framedPage(canvasElement, '.team-grid');
    const name = await canvas.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Amina Karim');
    await expect(await page.findByText('Amina Karim')).toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Visible on site'));
    await waitFor(() => expect(page.queryByText('Amina Karim')).toBeNull());
  },
};
/** A new question appears at the end, with its answer open. */
export const TypedQuestion: Story = {
  parameters: { screen: { path: '/admin/content/home?list=faqs&entry=new', signedInAs: 'super_admin' } },
  play: async ({ canvas, canvasElement }) => {
    const page = await framedPage(canvasElement, '#faq');
    await userEvent.type(await canvas.findByLabelText('Question'), 'Do you rest?');
    await userEvent.type(canvas.getByLabelText('Answer'), 'On Fridays.');
    await expect(await page.findByText('Do you rest?')).toBeInTheDocument();
    await waitFor(() => expect(page.getByText('On Fridays.').closest('details')).toHaveAttribute('open'));
  },
};
/** A quote of a later group comes to the front of the picture. */
export const TypedTestimonial: Story = {
  parameters: { screen: { path: '/admin/content/home?list=testimonials&entry=5', signedInAs: 'super_admin' } },
  play: async ({ canvas, canvasElement }) => {
    const page = await framedPage(canvasElement, '#testimonials');
    await userEvent.type(await canvas.findByLabelText('Comment'), ' Twice.');
    await expect(await page.findByText(/ Twice\./)).toBeInTheDocument();
  },
};
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminGetTranslation, adminSaveTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import { beginPictures, beginTranslation } from '@/test/translation-samples.ts';
import { TranslationEditor } from './translation-editor.tsx';

const screenOf = (record: string) => ({
  path: `/admin/content/translations?record=${encodeURIComponent(record)}`,
  signedInAs: 'super_admin' as const,
});

const meta = {
  title: 'Screens/Administration/Translation',
  component: TranslationEditor,
  parameters: { layout: 'fullscreen', scenario: beginTranslation, screen: screenOf('product/2') },
  args: { type: 'product', id: '2', list: {}, steps: { position: undefined, previous: undefined, next: undefined } },
} satisfies Meta<typeof TranslationEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const PLAN = 'Plan Office: Name';
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const progress = (canvas: Canvas) => canvas.getByText(/^\d+ of \d+ texts$/);

/** Three texts need work: keys lead from one to the next, and each says what is left. */
export const Product: Story = {
  // CodeMirror estimates the height of lines that it has not drawn, so that of the long text varies by four lines.
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const plan = await canvas.findByLabelText(PLAN);
    await expect(plan).toHaveAttribute('lang', 'bn');
    await expect(progress(canvas)).toHaveTextContent('29 of 32 texts');
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByLabelText('Features: Feature 2')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Still correct: Description' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use the original: Name' }));
    await expect(plan).toHaveValue('Office');
    await expect(progress(canvas)).toHaveTextContent('31 of 32 texts');
  },
};
/** Only what is missing or older is shown; saving sends what was typed. */
export const OnlyOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Only what is missing or older'));
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    await userEvent.type(canvas.getByLabelText(PLAN), 'অফিস');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Translation published')).toBeVisible();
    await expect(canvas.queryByLabelText(PLAN)).toBeNull();
    await expect(await canvas.findByText('1 text missing')).toBeVisible();
  },
};
/** Hidden from visitors until it is published. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unpublish' }));
    await expect(await canvas.findByText('Translation unpublished')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(PLAN), 'অফিস');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Draft saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Translation published')).toBeVisible();
  },
};
/** Visitors see what was published last until the draft is published. */
export const PublishedWithDraft: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(PLAN), 'অফিস');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('Draft saved')).toBeVisible();
    await expect(canvas.getByText('Visitors see the texts that were published last.')).toBeVisible();
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};
/** Another administrator saved first: what was typed stays, and is put on top of theirs. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'আমার নাম');
    const stored = await adminGetTranslation('bn', 'product', '2');
    const [first] = stored.texts;
    const theirs = { path: 'title', digest: first?.digest ?? '', text: 'তাদের নাম' };
    await adminSaveTranslation('bn', 'product', '2', { version: stored.version, published: true, texts: [theirs] });
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText(/You both changed Title\./)).toBeVisible();
    await expect(title).toHaveValue('আমার নাম');
  },
};
export const ConflictResolved: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Conflict.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Use their version' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('তাদের নাম');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('আমার নাম');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Translation published')).toBeVisible();
  },
};
/** Leaving for another record asks first. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(PLAN), 'অফিস');
    await userEvent.click(canvas.getByRole('link', { name: 'Translations' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText(PLAN)).toHaveValue('অফিস');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminSaveTranslation', 500) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('বাংলা ক্যালেন্ডার ২০২৫!');
  },
};
/** A long text in Markdown beside its original, with a preview. */
export const Article: Story = {
  parameters: { screen: screenOf('article/1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Text in Bangla' })).toHaveAttribute('lang', 'bn');
    await userEvent.click(canvas.getByRole('button', { name: 'Show preview' }));
    await expect(await canvas.findByRole('region', { name: 'Preview' })).toBeVisible();
  },
};
/** A picture with words has a version in Bangla; the one below shows the same in both languages. */
export const Pictures: Story = {
  parameters: { scenario: beginPictures, screen: screenOf('product/4') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Same picture')).toHaveLength(3);
    const gallery = canvas.getByRole('group', { name: 'Pictures: Picture 2 in Bangla' });
    await expect(within(gallery).getByText('Change picture')).toBeInTheDocument();
    await expect(progress(canvas)).toHaveTextContent(/^(\d+) of \1 texts$/);
    gallery.scrollIntoView({ block: 'center' });
  },
};
/** A version is chosen from the library and removed again; the keys stop at pictures older than their original. */
export const PictureChosen: Story = {
  parameters: { scenario: beginPictures, screen: screenOf('slide/3') },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('group', { name: 'Picture in Bangla' });
    // In the head and at the picture.
    await expect(canvas.getAllByText('Older than the original')).toHaveLength(2);
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const button = within(field).getByRole('button', { name: 'Change picture' });
    await expect(button).toHaveFocus();
    await userEvent.click(within(field).getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('Not saved')).toBeInTheDocument();
    await userEvent.click(within(field).getByRole('button', { name: /^Choose a picture/ }));
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
    await userEvent.type(await library.findByRole('searchbox'), 'bn-hero-ramadan');
    await userEvent.click(await library.findByRole('button', { name: /bn-hero-ramadan/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Translation published')).toBeVisible();
    await expect(canvas.getByText('Bangla version')).toBeInTheDocument();
    field.scrollIntoView({ block: 'center' });
  },
};
export const PicturesOnAPhone: Story = {
  parameters: { ...Pictures.parameters, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('group', { name: 'Pictures: Picture 2 in Bangla' });
    field.scrollIntoView({ block: 'center' });
  },
};
/** The texts of the whole site, under the headings of their forms. */
export const Site: Story = {
  parameters: { screen: screenOf('site/site') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Footer: column 1' })).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { screen: screenOf('faq/4711') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This no longer exists.')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetTranslation') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading translation')).toBeInTheDocument();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { StartProjectPage } from './start-project-page.tsx';

const meta = {
  title: 'Screens/Visitor/Project brief',
  component: StartProjectPage,
  parameters: { layout: 'fullscreen', screen: { path: '/start-project?service=Cloud+Services' } },
} satisfies Meta<typeof StartProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('What is it for?'), 'A shop for mangoes from Rajshahi.');
  await userEvent.type(canvas.getByLabelText('From ($)'), '2,000');
  await userEvent.type(canvas.getByLabelText('Name'), 'Rafi Karim');
  await userEvent.type(canvas.getByLabelText('Email'), 'rafi@example.com');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Cloud Services' })).toBeChecked();
    await expect(canvas.getByText('Saved as you write.')).toBeVisible();
  },
};
export const Phone: Story = { ...Empty, parameters: { initialViewport: 'phone' } };
export const Tablet: Story = { ...Empty, parameters: { initialViewport: 'tablet' } };
/** Every answer that is needed is asked for at once. */
export const Incomplete: Story = {
  parameters: { screen: { path: '/start-project' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send brief' }));
    await expect(canvas.getByText('Please select what you need')).toBeVisible();
    await expect(canvas.getByText('Please describe your project')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address');
    await userEvent.click(canvas.getByRole('radio', { name: 'By phone' }));
    await expect(canvas.getByLabelText('Phone number')).toBeRequired();
  },
};
export const Saved: Story = {
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Copy link to continue later' })).toBeVisible();
  },
};
const addFiles = async (canvasElement: HTMLElement, files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  await userEvent.upload(input, files);
};
const toFile = (name: string, content = 'The shop of our family.') => new File([content], name, { type: 'text/plain' });
/** The mock server of the current story. */
let server: MockApi | undefined;
const withServer = {
  scenario: (api: MockApi) => {
    server = api;
  },
};
const firstBrief = () => Object.values(server?.db.state.briefs ?? {})[0];

export const WithFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('What is it for?'), 'A shop for mangoes from Rajshahi.');
    await addFiles(canvasElement, [toFile('notes-about-the-shop-of-our-family.txt'), toFile('empty.txt', '')]);
    await expect(await canvas.findByLabelText('Uploaded')).toBeVisible();
    await expect(canvas.getByText('This file is empty')).toBeVisible();
  },
};
/** A brief is not sent while one of its files has not arrived. */
export const UnfinishedFile: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await fillIn(context);
    await addFiles(canvasElement, [toFile('empty.txt', '')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send brief' }));
    await expect(await canvas.findByText('Finish or remove empty.txt first')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove empty.txt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send brief' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brief received' })).toBeVisible();
  },
};
export const TooManyFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('What is it for?');
    const files = Array.from({ length: 11 }, (_, index) => toFile(`page-${index + 1}.txt`));
    await addFiles(canvasElement, files);
    await expect(await canvas.findByText('A brief can have up to 10 files')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByLabelText('Uploaded')).toHaveLength(10));
  },
};
/** A file that is removed before its upload began does not reach the server. */
export const RemovedAtOnce: Story = {
  parameters: withServer,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('What is it for?');
    await addFiles(canvasElement, [toFile('wrong.txt')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove wrong.txt' }));
    await waitFor(() => expect(canvas.queryByText('wrong.txt')).toBeNull());
    await waitFor(() => expect(firstBrief()).toBeDefined());
    await waitFor(() => expect(firstBrief()?.files).toEqual([]));
  },
};
export const ChangedElsewhere: Story = {
  parameters: withServer,
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await canvas.findByText('Saved.');
    Object.assign(firstBrief() ?? {}, { goals: 'Another text', version: 7 });
    await userEvent.type(canvas.getByLabelText('What is it for?'), ' It is for phones.');
    await expect(await canvas.findByText('This brief was changed in another window.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(firstBrief()?.goals).toBe('A shop for mangoes from Rajshahi. It is for phones.');
  },
};
export const SentElsewhere: Story = {
  parameters: withServer,
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await canvas.findByText('Saved.');
    Object.assign(firstBrief() ?? {}, { sent_at: new Date().toISOString() });
    await userEvent.type(canvas.getByLabelText('What is it for?'), ' It is for phones.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brief received' })).toBeVisible();
  },
};
/** What the server does not accept is not sent again and again. */
export const Refused: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('startBrief', 400, 'This text is not valid') },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText('Not saved. This text is not valid')).toBeVisible();
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillIn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send brief' }));
    const heading = await context.canvas.findByRole('heading', { level: 1, name: 'Brief received' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const NotSaved: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('startBrief', 500) },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText('Not saved. Retrying…')).toBeVisible();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send brief' }));
    await expect(await context.canvas.findByText('Failed to send your brief')).toBeVisible();
  },
};
export const UnknownLink: Story = {
  beforeEach: () => {
    window.location.hash = 'A'.repeat(43);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start a new brief' }));
    await expect(await canvas.findByLabelText('What is it for?')).toHaveValue('');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StartProjectPage } from './start-project-page.tsx';

const meta = {
  title: 'Screens/Visitor/Project brief',
  component: StartProjectPage,
  parameters: { layout: 'fullscreen', screen: { path: '/start-project?service=Cloud+Services' } },
  // The first save of a brief writes its token into the URL.
  beforeEach: () => {
    window.location.hash = '';
  },
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
export const WithFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('What is it for?'), 'A shop for mangoes from Rajshahi.');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('No file input');
    const notes = new File(['The shop of our family.'], 'notes-about-the-shop-of-our-family.txt', {
      type: 'text/plain',
    });
    await userEvent.upload(input, [notes, new File([], 'empty.txt', { type: 'text/plain' })]);
    await expect(await canvas.findByLabelText('Uploaded')).toBeVisible();
    await expect(canvas.getByText('This file is empty')).toBeVisible();
  },
};
export const Sent: Story = {
  play: async (context) => {
    await fillIn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send brief' }));
    const heading = await context.canvas.findByRole('heading', { level: 1, name: 'We have your brief' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const NotSaved: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('startBrief', 500) },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText('Not saved yet. We try again.')).toBeVisible();
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saveChanges } from '@/test/change-samples.ts';
import { openProjectPage } from '@/test/project-samples.ts';
import { ProjectPage } from './project-page.tsx';

const meta = {
  title: 'Screens/Visitor/Project changes',
  component: ProjectPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/project' },
    scenario: openProjectPage(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: { scenario: openProjectPage(saveChanges) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Respond to change request 6')).toBeVisible();
    await expect(canvas.getByText('Respond to quote Q-0012')).toBeVisible();
    await expect(canvas.getByText('until Mar 19, 2027')).toBeVisible();
    canvas.getByRole('heading', { name: 'Change requests' }).scrollIntoView();
  },
};
export const Phone: Story = { ...EveryState, parameters: { ...EveryState.parameters, initialViewport: 'phone' } };
/** Half-typed text survives closing the form. */
export const Requesting: Story = {
  tags: ['no-picture'], // the day of the request
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }));
      return within(await canvas.findByRole('form', { name: 'Request a change' }));
    };
    const form = await open();
    await userEvent.click(form.getByRole('button', { name: 'Send request' }));
    await expect(form.getByText('Please describe what should change')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'What should change?' }), 'Print the tide tables');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const again = await open();
    await expect(again.getByRole('textbox', { name: 'What should change?' })).toHaveValue('Print the tide tables');
    await userEvent.selectOptions(again.getByRole('combobox', { name: 'About' }), 'Screen designs');
    await userEvent.type(again.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(again.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Change 1 requested: “Print the tide tables”')).toBeVisible();
    await expect(canvas.getByText('Respond to change request 1')).toBeVisible();
  },
};
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Please describe what should change')).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['no-picture'], // as Incomplete, with a banner
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('requestProjectChange', 409, 'A project can have up to 100 change requests');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a change' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What should change?' }), 'Another one');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('up to 100 change requests');
    await expect(canvas.getByRole('textbox', { name: 'What should change?' })).toHaveValue('Another one');
  },
};
/** The signed record; a failure says so. */
export const Record: Story = {
  tags: ['no-picture'], // as Open, with a toast
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('getLinkedProjectRecord', 503);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download record' }));
    await expect(await within(document.body).findByText(/Failed to fetch the file|try again/)).toBeVisible();
  },
};

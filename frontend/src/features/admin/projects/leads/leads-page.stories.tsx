import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveLeads } from '@/test/lead-samples.ts';
import { LeadsPage } from './leads-page.tsx';

const meta = {
  title: 'Screens/Administration/Projects',
  component: LeadsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/inbox/projects', signedInAs: 'super_admin' },
    scenario: saveLeads,
  },
} satisfies Meta<typeof LeadsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mobile App Development' })).toBeVisible();
    await expect(canvas.getByText('4 open · $11,200.50 total value')).toBeVisible();
    await expect(canvas.getByText('(overdue)')).toBeVisible();
  },
};
export const Phone: Story = { ...Board, parameters: { initialViewport: 'phone' } };
/** Moved from the keyboard; the focus stays on the lead. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Stage of Web Development, Rafi Karim');
    await userEvent.selectOptions(select, 'Quoted');
    const column = canvas.getByRole('region', { name: /^Quoted/ });
    await expect(await within(column).findByRole('link', { name: 'Web Development' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Stage of Web Development, Rafi Karim')).toHaveFocus());
  },
};
export const NewProject: Story = {
  tags: ['no-picture'], // the page of the project has its own
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New project' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('Client'), 'Rafi Karim');
    await userEvent.type(sheet.getByLabelText('Email'), 'rafi@example.com');
    await userEvent.type(sheet.getByLabelText('Kind of work'), 'A shop for mangoes');
    await userEvent.type(sheet.getByLabelText('Goals'), 'It has to work on slow phones.');
    await userEvent.click(sheet.getByRole('button', { name: 'Create project' }));
    await expect(await sheet.findByText('Please enter a phone number')).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Phone number'), '+880 1711 000000');
    await userEvent.click(sheet.getByRole('button', { name: 'Create project' }));
    const page = within(document.body);
    await expect(await page.findByRole('heading', { level: 1, name: 'A shop for mangoes' })).toBeVisible();
  },
};
export const List: Story = {
  parameters: { screen: { path: '/admin/inbox/projects?view=list', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByText('$3,500.50')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { screen: { path: '/admin/inbox/projects?search=zebra', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects found')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListLeads', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch projects')).toBeVisible();
  },
};

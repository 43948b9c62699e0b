import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveChanges } from '@/test/change-samples.ts';
import { LEAD_ID, saveLeads } from '@/test/lead-samples.ts';
import { saveDeliveredProject, saveProject, saveSignedHandover } from '@/test/project-samples.ts';
import { ProjectRoom } from './project-room.tsx';

const meta = {
  title: 'Administration/Projects/Client page',
  component: ProjectRoom,
  args: { lead: LEAD_ID },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveProject(),
  },
} satisfies Meta<typeof ProjectRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Review “Screen designs”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvas.getByText(/^Deposit of 30% for quote Q-/)).toBeVisible();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
export const Closed: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
export const Revoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(await canvas.findByText('No active link')).toBeVisible();
  },
};
export const PhaseChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Current phase'), 'Deployment');
    await waitFor(() => expect(canvas.getByLabelText('Current phase')).toHaveValue('deployment'));
  },
};
export const Removed: Story = {
  parameters: {
    scenario: saveProject((page) => {
      page.marks = [];
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove version 2' }));
    await expect(await canvas.findByText('Changes requested')).toBeVisible();
  },
};
export const Downloading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download version 2' }));
  },
};
export const Viewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View version 1' }));
    await expect(await within(document.body).findByRole('img', { name: 'Screen designs, version 1' })).toBeVisible();
  },
};
export const Answering: Story = {
  tags: ['no-picture'], // the time of the answer
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View version 2' }));
    const viewer = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await viewer.findByRole('button', { name: 'Reply to mark 2' }));
    await userEvent.type(viewer.getByRole('textbox', { name: 'Your reply' }), 'Done.');
    await userEvent.click(
      within(viewer.getByRole('form', { name: 'Your reply' })).getByRole('button', { name: 'Reply' }),
    );
    await expect(await viewer.findByText('Done.', { selector: 'p' })).toBeVisible();
    await userEvent.click(await viewer.findByRole('button', { name: 'Resolve mark 2' }));
    await expect(await viewer.findByRole('button', { name: 'Reopen mark 2' })).toBeVisible();
    await viewer.findByRole('img');
    await userEvent.click(viewer.getByRole('button', { name: 'Place a mark' }));
    await userEvent.type(await viewer.findByRole('textbox', { name: 'Comment on this point' }), 'Is this enough?');
    await userEvent.click(viewer.getByRole('button', { name: 'Add mark' }));
    await expect(await viewer.findByText('Is this enough?', { selector: 'p' })).toBeVisible();
  },
};
export const Uploaded: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('File for the client');
    await userEvent.upload(input, new File(['tides'], 'tides.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByRole('form', { name: 'Add a file' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add file' }));
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Tide tables');
    await userEvent.click(canvas.getByRole('button', { name: 'Add file' }));
    await expect(await canvas.findByText('Tide tables')).toBeVisible();
  },
};
export const DownloadingRecord: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download signed record' }));
  },
};
export const Delivering: Story = {
  tags: ['no-picture'], // the day of the delivery
  parameters: {
    scenario: saveProject((_page, { db }) => {
      const entry = db.state.catalogue.find(({ file }) => file !== null);
      if (entry) entry.published = false;
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deliver a product' }));
    const form = within(await canvas.findByRole('form', { name: 'Deliver a product' }));
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }));
    await expect(form.getByText('Please select a product')).toBeVisible();
    const [, product] = form.getAllByRole('option');
    await userEvent.selectOptions(form.getByLabelText('Product'), product?.textContent ?? '');
    await waitFor(() => expect(form.getByLabelText('Plan')).toBeEnabled());
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Free');
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }));
    await expect(await canvas.findByText(/order #/)).toBeVisible();
  },
};
export const Delivered: Story = {
  parameters: { scenario: saveDeliveredProject },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/order #/)).toBeVisible();
    canvas.getByRole('heading', { name: 'Delivered software' }).scrollIntoView();
  },
};
export const NothingToDeliver: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deliver a product' }));
    await expect(await canvas.findByRole('link', { name: 'Open products' })).toBeVisible();
    canvas.getByRole('heading', { name: 'Delivered software' }).scrollIntoView();
  },
};
export const HandingOver: Story = {
  tags: ['no-picture'], // the day of the offer
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write handover' }));
    const form = within(await canvas.findByRole('form', { name: 'Handover' }));
    await userEvent.click(form.getByRole('button', { name: 'Offer to the client' }));
    await expect(form.getByText('Please describe the rights')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Source code and documents' }), 'Git repository');
    await userEvent.type(form.getByRole('textbox', { name: 'Rights' }), 'All rights');
    await userEvent.click(form.getByRole('button', { name: 'Offer to the client' }));
    await expect(await canvas.findByRole('button', { name: 'Edit handover' })).toBeVisible();
  },
};
export const HandedOver: Story = {
  parameters: { scenario: saveSignedHandover },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Download sealed PDF/ }));
    canvas.getByRole('heading', { name: 'Handover' }).scrollIntoView();
  },
};
export const Changes: Story = {
  parameters: { scenario: saveChanges },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Respond to change request 6')).toBeVisible();
    canvas.getByRole('heading', { name: 'Change requests' }).scrollIntoView();
  },
};
export const ChangesOnPhone: Story = { ...Changes, parameters: { ...Changes.parameters, initialViewport: 'phone' } };
export const Declining: Story = {
  parameters: { scenario: saveChanges },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline change 6' }));
    const form = within(await canvas.findByRole('form', { name: 'Decline' }));
    await userEvent.click(form.getByRole('button', { name: 'Decline change' }));
    await expect(form.getByText('Please give a reason')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'The store prints it already.');
    await userEvent.click(form.getByRole('button', { name: 'Decline change' }));
    await expect(await canvas.findByText('The store prints it already.')).toBeVisible();
  },
};
export const ForFree: Story = {
  tags: ['no-picture'], // as Declining
  parameters: { scenario: saveChanges },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept at no extra cost (change 6)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept at no extra cost' }));
    await waitFor(() => expect(canvas.getAllByText('At no extra cost')).toHaveLength(2));
  },
};
export const AddingChange: Story = {
  tags: ['no-picture'], // the day of the change
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add change' }));
    await expect(await canvas.findByText('Please describe the change')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What should change?' }), 'Hindi texts');
    await userEvent.click(canvas.getByRole('button', { name: 'Add change' }));
    await expect(await canvas.findByText('Added by the studio', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write a quote for change 1' }));
  },
};
export const ChangeFailed: Story = {
  tags: ['no-picture'], // as Changes, with a banner
  parameters: {
    scenario: (api) => {
      saveChanges(api);
      api.scenarios.failing('adminCreateQuote', 409, 'This change request has already been answered');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a quote for change 6' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already been answered');
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      saveLeads(api);
      api.scenarios.failing('adminGetProject', 503);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

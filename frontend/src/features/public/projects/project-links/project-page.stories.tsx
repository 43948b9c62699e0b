import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  openProjectPage,
  saveDeliveredProject,
  saveEmptyProject,
  saveHandover,
  saveProject,
  saveSignedHandover,
} from '@/test/project-samples.ts';
import { ProjectPage } from './project-page.tsx';
import { saveProjectToken } from './project-token.ts';

const meta = {
  title: 'Screens/Visitor/Project',
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

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mobile App Development' })).toBeVisible();
    await expect(canvas.getByText('Review “Screen designs”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View and pay/ })).toBeVisible();
    await expect(canvas.getByText(/^Deposit of 30% for quote Q-/)).toBeVisible();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
export const Delivered: Story = {
  parameters: { scenario: openProjectPage(saveDeliveredProject) },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Delivered software' }));
    await userEvent.click(part.getByRole('button', { name: /^Download/ }));
    await expect(part.getByText('Licence key')).toBeVisible();
  },
};
export const DeliveredOnPhone: Story = {
  ...Delivered,
  parameters: { ...Delivered.parameters, initialViewport: 'phone' },
};
export const Signing: Story = {
  tags: ['no-picture'], // the time of the signature
  parameters: { scenario: openProjectPage(saveHandover()) },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Sign the handover' }));
    await userEvent.click(form.getByRole('button', { name: 'Sign' }));
    await expect(form.getByText('Please enter your full name')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(form.getByRole('button', { name: 'Sign' }));
    await expect(await canvas.findByText('Handover of “Mobile App Development” signed')).toBeVisible();
  },
};
export const ToSign: Story = {
  parameters: { scenario: openProjectPage(saveHandover()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Sign the handover' })).toBeVisible();
    canvas.getByRole('heading', { name: 'Handover' }).scrollIntoView();
  },
};
export const ToSignOnPhone: Story = { ...ToSign, parameters: { ...ToSign.parameters, initialViewport: 'phone' } };
export const Signed: Story = {
  parameters: { scenario: openProjectPage(saveSignedHandover) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Download sealed PDF/ }));
    canvas.getByRole('heading', { name: 'Handover' }).scrollIntoView();
  },
};
export const Empty: Story = {
  parameters: { scenario: openProjectPage(saveEmptyProject) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re all caught up.')).toBeVisible();
    await expect(canvas.getByText('Designs, documents and releases will appear here.')).toBeVisible();
  },
};
export const Approving: Story = {
  tags: ['no-picture'], // the day of the approval
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const form = within(await canvas.findByRole('form', { name: 'Approve' }));
    await userEvent.click(form.getByRole('button', { name: 'Approve' }));
    await expect(form.getByText('Please enter your full name')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(form.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('“Screen designs” approved, version 2')).toBeVisible();
  },
};
export const Viewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
    const viewer = within(await within(document.body).findByRole('dialog', { name: 'Screen designs' }));
    await expect(await viewer.findByRole('img', { name: 'Screen designs, version 2' })).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: 'Earlier version' }));
    await expect(await viewer.findByRole('img', { name: 'Screen designs, version 1' })).toBeVisible();
    await expect(viewer.getByText('Version 1 of 2')).toBeVisible();
    await expect(await viewer.findByText('This is an earlier version. Add marks to version 2.')).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: 'Later version' }));
    await viewer.findByRole('img', { name: 'Screen designs, version 2' });
    await expect(await viewer.findByText('3 marks')).toBeVisible();
  },
};
export const ViewingOnPhone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
    await expect(await within(document.body).findByRole('img', { name: 'Screen designs, version 2' })).toBeVisible();
  },
};
/** A mark is placed by keyboard, and its half-typed comment survives closing the viewer. */
export const Marking: Story = {
  tags: ['no-picture'], // the time of the mark
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
      return within(await within(document.body).findByRole('dialog'));
    };
    const viewer = await open();
    await expect(await viewer.findByText('Please call it “New alarm”, as in our old app.')).toBeVisible();
    await viewer.findByRole('img');
    await userEvent.click(viewer.getByRole('button', { name: 'Add a mark' }));
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}');
    await userEvent.type(await viewer.findByRole('textbox', { name: 'Comment on this point' }), 'Round this corner');
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    const again = await open();
    await expect(await again.findByRole('textbox', { name: 'Comment on this point' })).toHaveValue('Round this corner');
    await userEvent.click(again.getByRole('button', { name: 'Add mark' }));
    await expect(await again.findByText('Please enter your full name')).toBeVisible();
    await userEvent.type(again.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(again.getByRole('button', { name: 'Add mark' }));
    await expect(await again.findByText('Round this corner', { selector: 'p' })).toBeVisible();
    await expect(await again.findByText('4 marks')).toBeVisible();
    await userEvent.click(await again.findByRole('button', { name: 'Resolve mark 4' }));
    await expect(await again.findByRole('button', { name: 'Reopen mark 4' })).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Reply to mark 2' }));
    await userEvent.type(again.getByRole('textbox', { name: 'Your reply' }), 'Or “Add”.');
    await userEvent.click(
      within(again.getByRole('form', { name: 'Your reply' })).getByRole('button', { name: 'Reply' }),
    );
    await expect(await again.findByText('Or “Add”.', { selector: 'p' })).toBeVisible();
  },
};
export const NoMarks: Story = {
  parameters: {
    scenario: openProjectPage(
      saveProject((page) => {
        page.marks = [];
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
    await expect(
      await within(document.body).findByText('Select a point on the picture to add a comment.'),
    ).toBeVisible();
    await within(document.body).findByRole('img', { name: 'Screen designs, version 2' });
  },
};
/** One press, with the text of the mark. */
export const MarkRequested: Story = {
  tags: ['no-picture'], // the time of the request
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
    const viewer = within(document.body);
    await userEvent.click(await viewer.findByRole('button', { name: 'Request as a change mark 2' }));
    await userEvent.type(await viewer.findByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(viewer.getByRole('button', { name: 'Request as a change mark 2' }));
    await expect(await viewer.findByText('Now change request 1')).toBeVisible();
    await expect(viewer.queryByRole('button', { name: 'Request as a change mark 2' })).toBeNull();
  },
};
export const MarksFailed: Story = {
  tags: ['no-picture'], // as NoMarks, with a banner
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('listLinkedProjectMarks', 503);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enlarge/ }));
    await expect(await within(document.body).findByRole('alert')).toBeVisible();
  },
};
export const NoPreview: Story = {
  tags: ['no-picture'], // as Open, without the picture
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('getLinkedProjectPreview', 404);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preview unavailable')).toBeVisible();
  },
};
export const AskingForChanges: Story = {
  parameters: {
    scenario: openProjectPage(
      saveProject((page) => {
        page.marks = [];
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request changes' }));
    const form = within(await canvas.findByRole('form', { name: 'Request changes' }));
    await userEvent.click(form.getByRole('button', { name: 'Request changes' }));
    await expect(await canvas.findByText('Please describe what should change')).toBeVisible();
  },
};
/** A newer version was added since the page was opened. */
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('reviewDeliverable', 409, 'There is a newer version. Reload the page to see it.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is a newer version.');
  },
};
export const Writing: Story = {
  tags: ['no-picture'], // the time of the message
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your message' }), 'When do we start?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('When do we start?')).toBeVisible();
  },
};
export const Downloading: Story = {
  tags: ['no-picture'], // as Open
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Download.*minutes/ }));
  },
};
export const Long: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: openProjectPage(
      saveProject(({ deliverables }) => {
        for (const deliverable of deliverables)
          deliverable.title = `${deliverable.title}, with everything that the harbour office of the river and its 214 captains need`;
      }),
    ),
  },
};
export const Unknown: Story = {
  parameters: {
    scenario: openProjectPage(
      saveProject((page) => {
        page.token = null;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link doesn’t work/)).toBeVisible();
  },
};
export const WithoutLink: Story = {
  parameters: {
    scenario: () => {
      saveProjectToken(null);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Use the link in our email/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      openProjectPage()(api);
      api.scenarios.failing('getLinkedProject', 503);
    },
  },
  play: async ({ canvas }) => {
    const button = await within(await canvas.findByRole('alert')).findByRole('button', { name: 'Try again' });
    await expect(button).toBeVisible();
  },
};

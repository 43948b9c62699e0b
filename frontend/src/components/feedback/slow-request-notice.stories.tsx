import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pendingRequests } from '@/lib/pending-requests.ts';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '../ui/dialog.tsx';
import { SlowRequestNotice } from './slow-request-notice.tsx';

/** A call that is late from the start; cancelling ends it. */
const startLateCall = () => {
  const done = pendingRequests.watch(() => done(), 0);
  return done;
};

const meta = {
  title: 'Components/Feedback/Waiting notice',
  component: SlowRequestNotice,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  beforeEach: startLateCall,
} satisfies Meta<typeof SlowRequestNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverThePage: Story = {
  play: async ({ canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body).toHaveTextContent('This is taking longer than usual.'));
  },
};
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body).toHaveTextContent('This is taking longer than usual.'));
    await userEvent.click(
      [...body.querySelectorAll('button')].filter((one) => one.textContent === 'Cancel')[0] as HTMLElement,
    );
    await waitFor(() => expect(body).not.toHaveTextContent('This is taking longer than usual.'));
  },
};
/** A modal dialog makes everything else inert, so the notice is in it. */
export const InADialog: Story = {
  decorators: [
    (Story) => (
      <Dialog open>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Edit the user</DialogTitle>
            <p className="pb-6">The form waits for its answer.</p>
          </DialogHeader>
        </DialogContent>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('This is taking longer than usual.'));
  },
};

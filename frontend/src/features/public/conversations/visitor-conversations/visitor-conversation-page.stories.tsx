import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerVisitor, FORM_ID, saveConversations } from '@/test/conversation-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { VisitorConversationPage } from './visitor-conversation-page.tsx';

const opened = (given: (api: MockApi) => string) => (api: MockApi) => {
  window.location.hash = given(api);
};

const meta = {
  title: 'Screens/Visitor/Conversation',
  component: VisitorConversationPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/conversation' },
    scenario: opened(answerVisitor),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof VisitorConversationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/from version 2\.4/)).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Phone: Story = { ...Answered, parameters: { initialViewport: 'phone' } };
export const WritesOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your reply'), 'Here it is.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Here it is.', { selector: 'li p' })).toBeVisible();
    await expect(canvas.getByLabelText('Your reply')).toHaveValue('');
  },
};
export const Closed: Story = {
  parameters: {
    scenario: opened((api) => {
      const token = answerVisitor(api);
      const row = api.db.state.conversations.find(({ id }) => id === FORM_ID);
      if (row) row.status = 'closed';
      return token;
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed. Reply to reopen it.')).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { scenario: opened((api) => answerVisitor(api, Date.UTC(2020, 0, 1))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link has expired/)).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: {
    scenario: opened((api) => {
      saveConversations(api);
      return 'nobody-s-token';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link doesn’t work/)).toBeVisible();
  },
};
export const NoToken: Story = {
  parameters: { scenario: opened(() => '') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/in the email with our reply/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: opened((api) => {
      api.scenarios.failing('getVisitorConversation', 500);
      return answerVisitor(api);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: opened((api) => {
      api.scenarios.stalling('getVisitorConversation');
      return answerVisitor(api);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your conversation')).toBeInTheDocument();
  },
};

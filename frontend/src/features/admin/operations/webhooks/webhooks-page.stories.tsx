import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { WebhooksPage } from './webhooks-page.tsx';

type StoredWebhook = MockApi['db']['state']['webhooks'][number];
type StoredDelivery = MockApi['db']['state']['webhookDeliveries'][number];

const ID = '00000000-0000-4000-8000-00000000000';

const endpoint = (api: MockApi, url: string, fields: Partial<StoredWebhook> = {}) => {
  const { webhooks } = api.db.state;
  webhooks.push({
    id: `${ID}${webhooks.length + 1}`,
    url,
    events: ['order.paid', 'order.refunded'],
    enabled: true,
    failing_since: null,
    disabled_at: null,
    created_at: '2026-09-01T09:00:00Z',
    secret: 'whsec_C2FVsBQIhrscChlQIMV7b5sSYspob7oD',
    rotatedAt: null,
    ...fields,
  });
};

const delivery = (api: MockApi, fields: Partial<StoredDelivery>) => {
  const { webhookDeliveries } = api.db.state;
  webhookDeliveries.push({
    id: `${ID}${webhookDeliveries.length + 1}`,
    endpointId: `${ID}1`,
    type: 'order.paid',
    status: 'delivered',
    attempts: 1,
    created_at: '2026-11-20T08:00:00Z',
    last_attempt_at: '2026-11-20T08:00:00Z',
    next_attempt_at: null,
    duration_ms: 184,
    request_body:
      '{"type":"order.paid","timestamp":"2026-11-20T08:00:00.000Z","data":{"id":"0198f2c4-3a55-7d0e-9b7a-0f1d2c3b4a59","number":10125,"total":29.99,"currency":"USD"}}',
    response_status: 200,
    response_body: '{"ok":true}',
    error: null,
    ...fields,
  });
};

/** An endpoint in every state, the first with a log. */
const several = (api: MockApi) => {
  endpoint(api, 'https://books.example.com/hooks/studio');
  endpoint(api, 'https://crm.example.com/in', {
    events: ['subscriber.confirmed', 'conversation.message_received'],
    failing_since: '2026-11-19T10:00:00Z',
  });
  endpoint(api, 'https://old.example.com/hook', { enabled: false, disabled_at: '2026-10-05T10:00:00Z' });
  const error = 'Timed out after 10 seconds';
  delivery(api, {
    status: 'pending',
    attempts: 2,
    next_attempt_at: '2099-01-02T03:04:00Z',
    response_status: null,
    response_body: null,
    error,
  });
  delivery(api, {});
  delivery(api, { type: 'order.refunded', status: 'failed', attempts: 8, response_status: 500, response_body: 'Oops' });
};

const meta = {
  title: 'Screens/Administration/Webhooks',
  component: WebhooksPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/api/webhooks', signedInAs: 'super_admin' },
    scenario: several,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof WebhooksPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const InEveryState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://books.example.com/hooks/studio')).toBeVisible();
    await expect(canvas.getByText('Failing')).toBeVisible();
    await expect(canvas.getByText(/after failing for five days/)).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListWebhooks') },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListWebhooks', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const openForm = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Add endpoint' }));
  return within(await canvas.findByRole('dialog', { name: 'Add endpoint' }));
};

export const Added: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.type(sheet.getByLabelText(/URL/), 'https://shop.example.com/hook');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Order paid/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add endpoint' }));
    const added = within(await canvas.findByRole('dialog', { name: 'Endpoint added' }));
    const secret = added.getByRole('status', { name: 'Signing secret' });
    await expect(secret.textContent).toMatch(/^whsec_/);
    // Random in every run, unlike the pictures it is compared with.
    secret.textContent = 'whsec_C2FVsBQIhrscChlQIMV7b5sSYspob7oD';
  },
};
export const NothingEntered: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Add endpoint' }));
    await expect(await sheet.findByText('Please enter the URL')).toBeVisible();
    await expect(sheet.getByText('Select at least one event')).toBeVisible();
  },
};
export const PrivateAddress: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.type(sheet.getByLabelText(/URL/), 'https://192.168.0.1/hook');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Order paid/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add endpoint' }));
    await expect(await sheet.findByText(/Enter a public hostname/)).toBeVisible();
  },
};

const choose = async (canvas: Canvas, name: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
};

export const Edited: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'old.example.com', 'Edit');
    const sheet = within(await canvas.findByRole('dialog', { name: 'Edit endpoint' }));
    await userEvent.click(sheet.getByLabelText('Enabled'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Endpoint saved')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Disabled')).toBeNull());
  },
};
export const Deliveries: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Deliveries to books.example.com' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Deliveries' }));
    await expect(await sheet.findByText('500 · 184 ms')).toBeVisible();
    const [, second] = sheet.getAllByText('Request and response');
    if (second) await userEvent.click(second);
  },
};
export const Resent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Deliveries to books.example.com' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Deliveries' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Resend order.refunded' }));
    await expect(await canvas.findByText('204 · 120 ms')).toBeVisible();
    await waitFor(() => expect(sheet.queryByText('Failed')).toBeNull());
  },
};
export const Rotated: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'books.example.com', 'Rotate secret');
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }));
    const rotated = within(await canvas.findByRole('dialog', { name: 'Secret rotated' }));
    await userEvent.click(rotated.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/Previous secret valid until/)).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'crm.example.com', 'Delete');
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Endpoint deleted')).toBeVisible();
  },
};

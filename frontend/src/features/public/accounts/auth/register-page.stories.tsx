import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { offerProviders } from '@/test/provider-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { RegisterPage } from './register-page.tsx';

const meta = {
  title: 'Screens/Visitor/Register',
  component: RegisterPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/register' },
    docs: { story: { inline: false, height: '860px' } },
  },
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const person = { name: 'Rafi Islam', email: 'rafi@example.com', password: 'padma-river', confirmation: 'padma-river' };

const submit = async (canvas: Canvas, changes: Partial<typeof person> = {}) => {
  const { name, email, password, confirmation } = { ...person, ...changes };
  await userEvent.type(await canvas.findByLabelText('Full Name'), name);
  await userEvent.type(canvas.getByLabelText('Email Address'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm Password'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

/** The failure is logged as well as shown. */
const LOGGED = [/^ApiError: /];

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/login');
    // The footer contains them, too.
    const main = within(canvas.getByRole('main'));
    const terms = main.getByRole('link', { name: /^Terms and Conditions/ });
    await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
    await expect(main.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy-policy');
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields');
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
  },
};
export const ShortPassword: Story = {
  play: async ({ canvas }) => {
    await submit(canvas, { password: '12345', confirmation: '12345' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters long');
  },
};
export const OtherConfirmation: Story = {
  play: async ({ canvas }) => {
    await submit(canvas, { confirmation: 'padma-rivers' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords do not match');
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
  },
};
export const KnownAddress: Story = {
  parameters: { expectConsoleErrors: LOGGED },
  play: async ({ canvas }) => {
    await submit(canvas, { email: 'customer@example.com' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/account/);
  },
};
export const ServerDown: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('register', 500), expectConsoleErrors: LOGGED },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The Registration system is down specifically for military time because of some errors.',
    );
    await expect(canvas.getByLabelText('Full Name')).toHaveValue(person.name);
  },
};
export const Closed: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.site.registrationOpen = false;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Registration is currently closed.')).toBeVisible();
    await expect(canvas.queryByLabelText('Full Name')).toBeNull();
  },
};
/** The owner has set up Google. */
export const WithProvider: Story = {
  parameters: { scenario: (api: MockApi) => offerProviders(api, ['google']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
};
export const CreatesAccount: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Rafi Islam!' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };

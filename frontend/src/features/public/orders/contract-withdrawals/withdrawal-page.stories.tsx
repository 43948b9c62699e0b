import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithdrawalPage } from './withdrawal-page.tsx';

const meta = {
  title: 'Screens/Visitor/Withdrawal',
  component: WithdrawalPage,
  parameters: { layout: 'fullscreen', screen: { path: '/withdraw?order=10431' } },
} satisfies Meta<typeof WithdrawalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Nadia Rahman');
  await userEvent.type(canvas.getByLabelText('Email'), 'nadia@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(await canvas.findByRole('heading', { name: 'Is this correct?' })).toHaveFocus();
};

export const Statement: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Order number')).toHaveValue('10431');
  },
};
export const Phone: Story = { ...Statement, parameters: { initialViewport: 'phone' } };
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Please enter your name')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Review: Story = {
  play: async (context) => {
    await fillIn(context);
    await expect(context.canvas.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Change' }));
    await expect(context.canvas.getByLabelText('Name')).toHaveValue('Nadia Rahman');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
  },
};
export const Received: Story = {
  play: async (context) => {
    await fillIn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Withdrawal received' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('withdrawFromContract', 500) },
  play: async (context) => {
    await fillIn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

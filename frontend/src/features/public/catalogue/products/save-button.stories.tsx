import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { toasts } from '@/lib/toasts.ts';
import { SaveButton } from './save-button.tsx';

const meta = {
  title: 'Features/Catalogue/Save button',
  component: SaveButton,
  args: { product: { id: 2, title: 'Bangla Calendar 2025' } },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = { name: 'Save Bangla Calendar 2025' };

export const Toggles: Story = {
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', named);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
};
/** Stored on the server for a visitor who has never signed in. */
export const AlreadySaved: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.saved.visitor = [2];
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', named)).toHaveAttribute('aria-pressed', 'true'));
  },
};
/** Without its cookie the server could not identify the visitor. */
export const CookiesBlocked: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'cookieEnabled');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', named));
    await waitFor(() => expect(toasts.read().map(({ text }) => text)).toContain(COOKIES_BLOCKED));
    await expect(canvas.getByRole('button', named)).toHaveAttribute('aria-pressed', 'false');
    for (const { id } of toasts.read()) toasts.dismiss(id);
  },
};
export const Refused: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('saveProduct', 500) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', named));
    await waitFor(() => expect(toasts.read().map(({ text }) => text)).toContain('Failed to save the product'));
    await expect(canvas.getByRole('button', named)).toHaveAttribute('aria-pressed', 'false');
    for (const { id } of toasts.read()) toasts.dismiss(id);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { LongTextField } from './long-text-field.tsx';

const meta = {
  title: 'Features/Admin/Long text field',
  component: LongTextField,
  args: { value: '## Tides\n\n> The sea keeps time.\n\nEbb and flood.', onChange: () => {} },
  parameters: { scenario: signInAdmin },
  render: function Render(args) {
    const [edited, setEdited] = useState(args.value);
    return <LongTextField {...args} value={edited} onChange={setEdited} />;
  },
} satisfies Meta<typeof LongTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed appears in the preview as readers will see it. */
export const Previewed: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show preview' }));
    const preview = await canvas.findByRole('region', { name: 'Preview', hidden: true });
    await waitFor(() => expect(preview.querySelector('h2')).toHaveTextContent('Tides'));
    text.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}Twice a day.');
    await waitFor(() => expect(preview).toHaveTextContent('Twice a day.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide preview' }));
    await expect(canvas.getByRole('button', { name: 'Show preview' })).toHaveAttribute('aria-expanded', 'false');
    await expect(text).toHaveTextContent('Twice a day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show preview' }));
    await waitFor(() => expect(canvas.getByText('Twice a day.', { selector: '.product-text p' })).toBeVisible());
  },
};
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show preview' }));
    await expect(await canvas.findByText('The text appears here.')).toBeVisible();
  },
};
/** The text stays where it is while its preview cannot be rendered. */
export const PreviewFailed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing('adminPreviewText', 500, 'Something went wrong on our side.');
    },
    expectConsoleErrors: [/Something went wrong on our side/],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show preview' }));
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveTextContent('The sea keeps time.');
  },
};
export const WithError: Story = {
  args: { error: 'This text is too deeply nested to be shown. Please simplify its formatting.' },
};

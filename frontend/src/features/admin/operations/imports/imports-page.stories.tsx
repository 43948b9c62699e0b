import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { ImportsPage } from './imports-page.tsx';

const screen = { path: '/admin/import?kind=subscribers', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Import',
  component: ImportsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '860px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof ImportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const choose = async (canvas: Canvas, text: string, name = 'list.csv') =>
  userEvent.upload(await canvas.findByLabelText('CSV file'), new File([text], name, { type: 'text/csv' }));

const LIST = [
  'Email Address;Opt-in;Status',
  'rina@example.com;2024-05-31;subscribed',
  'omar@example.com;2023-01-02 10:00;unsubscribed',
  'no address;2024-05-31;subscribed',
  'late@example.com;yesterday;subscribed',
].join('\n');

export const ChooseAFile: Story = {
  parameters: { screen: { ...screen, path: '/admin/import' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose file' })).toBeVisible();
  },
};
export const Checked: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, LIST);
    await expect(await canvas.findByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
    await expect(canvas.getByText('Email: Please enter a valid email address')).toBeVisible();
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Download these rows' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  },
};
export const PhoneChecked: Story = { ...Checked, parameters: { initialViewport: 'phone' } };
export const Imported: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, LIST);
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 rows' }));
    await expect(await canvas.findByText(/2 rows imported/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await choose(canvas, LIST);
    await expect(await canvas.findByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  },
};
export const ColumnsMissing: Story = {
  parameters: { screen: { ...screen, path: '/admin/import?kind=customers' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Who,Contact\nRina Das,rina@example.com');
    await expect(await canvas.findAllByText('Please select a column')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByLabelText('Name (required)'), 'Who');
    await waitFor(() => expect(canvas.getByLabelText('Email (required)')).toBeEnabled());
    await userEvent.selectOptions(canvas.getByLabelText('Email (required)'), 'Contact');
    await expect(await canvas.findByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  },
};
const OLD_ORDERS = [
  'Order number,Date,Email,First name,Last name,Product,Plan,Amount,Licence key,Plan ends',
  '8812,2023-04-12,rina@moved.example,Rina,Das,windows-image-upscaler-software,Studio,"৳ ১,২৩৪.৫০",WIU-2023-7F3K,never',
  '8813,2025-02-03,omar@moved.example,Omar,Faruk,Windows Image Upscaler Software,Gold,"1.234,50",,2027-02-03',
  '8814,2025-02-03,,Omar,Faruk,No such product,,twelve,,',
].join('\n');
/** Orders of an earlier shop, with an error for each row that is not understood. */
export const Orders: Story = {
  parameters: { screen: { ...screen, path: '/admin/import?kind=orders' } },
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download example' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await choose(canvas, OLD_ORDERS);
    await expect(await canvas.findByText('Plan: This product has no plan with this name')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 row' }));
    await expect(await canvas.findByText(/1 row imported/)).toBeVisible();
  },
};
/** Before anything is written. */
export const OrdersChecked: Story = {
  parameters: { screen: { ...screen, path: '/admin/import?kind=orders' } },
  play: async ({ canvas }) => {
    await choose(canvas, OLD_ORDERS);
    await expect(await canvas.findByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  },
};
/** Translations: an error for each row whose original has changed, and drafts unless they are published. */
export const Translations: Story = {
  parameters: { screen: { ...screen, path: '/admin/import?kind=translations' } },
  play: async ({ canvas }) => {
    const rows = [
      'Record,Field,English,Bangla',
      'faq/1,question,An older question?,ক',
      'team-member/1,name,Tanvir Ahmed,তানভীর',
    ];
    await choose(canvas, rows.join('\n'));
    await expect(await canvas.findByText('English: The original has changed. Please export it again.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Publish the imported texts'));
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 row' }));
    await expect(await canvas.findByText(/1 row imported/)).toBeVisible();
  },
};
export const NoCsv: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'PK\0\0', 'list.xlsx');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('NUL characters');
  },
};

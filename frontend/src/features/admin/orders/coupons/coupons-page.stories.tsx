import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sampleCoupon, saveCoupons } from '@/test/coupon-samples.ts';
import { enterIncompleteDate } from '@/test/incomplete-date.ts';
import { writeLongTexts } from '@/test/long-texts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CouponsPage } from './coupons-page.tsx';

const screen = { path: '/admin/orders/coupons', signedInAs: 'super_admin' } as const;
const at = (path: string) => ({ screen: { ...screen, path } });

const meta = {
  title: 'Screens/Administration/Coupons',
  component: CouponsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: (api: MockApi) => saveCoupons(api),
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof CouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sheet = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));

export const AllCodes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Codes' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search codes...' }), 'eid');
    await expect(await canvas.findByText('1 code')).toBeVisible();
  },
};
/** The number of orders leads to them. */
export const Used: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveCoupons(api);
      const { id, code } = sampleCoupon;
      for (const order of api.db.state.orders.slice(0, 3))
        Object.assign(order, { couponId: id, coupon: { code, discount: 2 } });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 of 200 orders' })).toHaveAttribute(
      'href',
      `/admin/orders?coupon=${sampleCoupon.code}`,
    );
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Codes' });
  },
};
export const Nothing: Story = {
  parameters: { scenario: (api: MockApi) => saveCoupons(api, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No codes yet')).toBeVisible();
  },
};
export const New: Story = {
  parameters: at('/admin/orders/coupons?coupon=new'),
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, 'New code');
    const save = panel.getByRole('button', { name: 'Create code' });
    await userEvent.click(save);
    await expect(await panel.findByText(/^3 to 32 letters/)).toBeVisible();
    await expect(panel.getByText('Please enter a whole percentage from 1 to 100')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: /^Code/ }), 'eid25');
    await userEvent.type(panel.getByLabelText(/^Discount/), '25');
    await userEvent.click(save);
    await expect(await panel.findByText('A code with this name already exists')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: /^Code/ }), '-2');
    await userEvent.click(save);
    await expect(await canvas.findByText('EID25-2 created')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
  },
};
/** The codes are random. */
export const SingleUse: Story = {
  tags: ['no-picture'],
  parameters: at('/admin/orders/coupons?coupon=batch'),
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, 'Single-use codes');
    const create = panel.getByRole('button', { name: 'Create codes' });
    await userEvent.click(create);
    await expect(await panel.findByText(/^2 to 20 letters/)).toBeVisible();
    await expect(panel.getByText('Please enter a number up to 1,000')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: /^Prefix/ }), 'school');
    await userEvent.type(panel.getByRole('textbox', { name: /^Number of codes/ }), '12');
    await userEvent.type(panel.getByRole('textbox', { name: /^Discount/ }), '20');
    await userEvent.click(create);
    await expect(await canvas.findByText('12 codes created')).toBeVisible();
    await expect(await canvas.findByText('12 codes')).toBeVisible();
  },
};
export const OneOpen: Story = {
  parameters: at(`/admin/orders/coupons?coupon=${sampleCoupon.id}`),
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, sampleCoupon.code);
    await expect(await panel.findByDisplayValue(sampleCoupon.code)).toBeVisible();
    await panel.findByText('Ramadan Calendar 2025');
    await expect(panel.getByRole('link', { name: 'Orders with this code' })).toHaveAttribute(
      'href',
      `/admin/orders?coupon=${sampleCoupon.code}`,
    );
  },
};
/** Half a date is no empty field: the code does not lose its end. */
export const HalfADate: Story = {
  ...OneOpen,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, sampleCoupon.code);
    const field = await panel.findByLabelText('Last day');
    await enterIncompleteDate(field);
    const save = panel.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    await expect(await panel.findByText('Please enter a complete date')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await fireEvent.input(field, { target: { value: '2027-05-31' } });
    await userEvent.click(save);
    await expect(await canvas.findByText(`${sampleCoupon.code} saved`)).toBeVisible();
  },
};
export const ProductsFailed: Story = {
  parameters: {
    ...OneOpen.parameters,
    scenario: (api: MockApi) => {
      saveCoupons(api);
      api.scenarios.failing('adminListProducts', 500);
    },
  },
  play: async ({ canvas }) => {
    const panel = await sheet(canvas, sampleCoupon.code);
    await expect(await panel.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const PhoneOpen: Story = {
  parameters: { ...OneOpen.parameters, initialViewport: 'phone' },
  play: OneOpen.play,
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for EID25' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Delete EID25?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('EID25 deleted')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};
export const LongTexts: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveCoupons(api);
      writeLongTexts(api);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Codes' });
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListCoupons', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch codes')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.slow(60_000) },
};

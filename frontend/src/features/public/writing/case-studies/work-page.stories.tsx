import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useListCaseStudies } from '@/api/generated/case-studies/case-studies.ts';
import { clearCaseStudies } from '@/test/case-study-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { WorkPage } from './work-page.tsx';

function Work() {
  const { data } = useListCaseStudies();
  return data ? <WorkPage studies={data.items} /> : null;
}

const meta = {
  title: 'Screens/Visitor/Work',
  component: Work,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/work' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof Work>;
export default meta;
type Story = StoryObj<typeof meta>;

const keep =
  (count: number) =>
  ({ db }: MockApi) => {
    db.state.caseStudies.length = count;
  };

/** Many case studies with long texts. */
const fill = ({ db }: MockApi) => {
  db.state.caseStudies = Array.from({ length: 9 }, (_, index) => {
    const study = db.state.caseStudies[index % 3] ?? db.state.caseStudies[0];
    const id = index + 1;
    return { ...(study as NonNullable<typeof study>), id, address: `study-${id}` };
  });
};

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Admissions without a queue' })).toHaveAttribute(
      'href',
      '/work/admissions-without-a-queue',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const One: Story = { parameters: { scenario: keep(1) } };
export const Many: Story = { tags: ['no-picture'], parameters: { scenario: fill } };
export const Empty: Story = {
  parameters: { scenario: clearCaseStudies },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No case studies yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tell us about your project' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../../kit/list/data-table.tsx';
import { articleColumns } from './article-columns.tsx';

/** The columns of the list of articles, with a draft without a picture. */
function ArticleTable() {
  const shared = { version: 1, author: 'Maliha Karim', updated_at: '2026-11-20T10:00:00Z', image: null };
  const rows = [
    { ...shared, id: 1, title: 'Rivers', category: '', status: 'draft' as const, publishAt: null },
    {
      ...shared,
      id: 2,
      title: 'A title that goes on and on until it needs a second line in its column',
      category: 'UI/UX Design',
      status: 'scheduled' as const,
      publishAt: '2026-12-01T09:00:00Z',
    },
  ];
  return (
    <DataTable
      label="Articles"
      columns={articleColumns}
      rows={rows}
      rowKey={({ id }) => id}
      loading="Loading articles..."
      empty={null}
    />
  );
}

const meta = {
  title: 'Features/Admin/Content/Article columns',
  component: ArticleTable,
} satisfies Meta<typeof ArticleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unfinished: Story = {};

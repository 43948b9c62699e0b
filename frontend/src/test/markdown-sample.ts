import { toArticleState } from '@contract/rules/revisions.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { toAdminPost } from '../../../mocks/handlers/writing/admin-articles-edits.ts';
import { renderText } from '../../../mocks/store/render-text.ts';
import { recordRevision, workingCopyKey } from '../../../mocks/store/revisions.ts';
import { seed } from '../../../mocks/store/seed.ts';

/** Every feature of an article in Markdown. */
const markdownSample = `A calendar that works offline has to know **the whole year** when it is installed. This is how we ship it, what it
costs, and the [note on time zones](https://example.com/zones) that we should have read first. The month is called
রমজান মাস on screen, and ~~Ramzan~~ nowhere.

## What is stored

Each day is one row of *forty bytes*. Nothing is computed on the phone: the table comes from the printed almanac, is
checked against \`sunrise.json\`, and never asks for the network[^1].

- sehri and iftar of 64 districts
- the Bangla date beside the Gregorian one
  - both are shown, none is derived
- corrections, when the almanac prints them

### Before a release

1. compare the table with the printed almanac
2. read the first and the last day of each month aloud
3. ship to two hundred people, then to everybody

- [x] table compared
- [ ] Eid day confirmed by the committee

> A calendar that is wrong once is not a calendar. People remember the one morning, not the other three hundred and
> sixty-four.

## How a day is read

\`\`\`ts
/** Sunset and dawn of a day, in minutes after midnight. */
export function timesOf(day: number, district: District): Times {
  const row = table[day] ?? missing(day);
  return { sehri: row.dawn - 10, iftar: row.sunset + district.offset }; // minutes, never rounded
}
\`\`\`

| District | Offset | Sehri, first day | Iftar, last day |
| --- | ---: | :-: | --- |
| Dhaka | 0 min | 4:58 | 18:24 |
| Chattogram | −6 min | 4:53 | 18:17 |
| Rajshahi | +7 min | 5:05 | 18:31 |

![The calendar on a phone](PICTURE "Sehri and iftar of Dhaka, as the phone shows them at four in the morning.")

---

#### What comes next

Districts that share a minute will share a row. It saves nine kilobytes, and nobody will notice.

[^1]: It asks once a year, in the week before the month begins, and goes on without an answer.
`;

const state = seed();

/** The sample as rendered for readers, with a picture of the demo. */
export async function renderedSample(): Promise<string> {
  const rendered = await renderText(state, 'text', sampleText());
  if ('body' in rendered) throw new Error('The sample cannot be rendered');
  return rendered.html;
}

/** A film on another site, and one of the site's own, as rendered for readers. */
export async function renderedFilms(): Promise<string> {
  const url = state.posts[1]?.image.url ?? '';
  const text = `[![A calendar opens](${url})](https://www.youtube.com/watch?v=a1 "The year in thirty seconds.")

[![The same, without a visit elsewhere](${url})](/media/story-film.mp4)`;
  const rendered = await renderText(state, 'text', text);
  if ('body' in rendered) throw new Error('The films cannot be rendered');
  return rendered.html;
}

/** The sample as typed. */
export const sampleText = (): string => markdownSample.replace('PICTURE', state.posts[1]?.image.url ?? '');

/** Converts the first article of a story's blog to Markdown. */
export async function writeSample(api: MockApi): Promise<void> {
  const html = await renderedSample();
  const article = api.db.state.articles.find(({ id }) => id === 1);
  const post = api.db.state.posts.find(({ id }) => id === 1);
  if (article && post) {
    Object.assign(article, { format: 'markdown', content: sampleText(), html });
    Object.assign(post, { content: sampleText(), html });
  }
}

/** Publishes one of the owner's own pages, which had another URL before. */
export async function writePage(api: MockApi): Promise<void> {
  const rendered = await renderText(state, 'content', sampleText());
  if ('body' in rendered) throw new Error('The sample cannot be rendered');
  const { html, headings } = rendered;
  const pageInput = {
    title: 'How we work',
    address: 'how-we-work',
    description: 'From the first talk to the release.',
  };
  api.db.state.pages.push({
    id: 3,
    version: 2,
    legal: false,
    published: true,
    updated_at: '2026-11-12T09:00:00.000Z',
    deletedAt: null,
    ...pageInput,
    content: sampleText(),
    html,
    headings,
  });
  api.db.state.formerAddresses['our-way'] = 3;
}

/** Saves the first article several times, for its history. @param saves how often */
export async function rewriteArticle(api: MockApi, saves = 3): Promise<void> {
  await writeSample(api);
  const author = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
  const { articles } = api.db.state;
  const article = articles.find(({ id }) => id === 1);
  if (!article) return;
  const of = { kind: 'posts' as const, id: 1 };
  const saved = () => ({ state: toArticleState(toAdminPost(article)), at: article.updated_at });
  article.updated_at = '2026-11-01T09:00:00.000Z';
  for (let index = 1; index <= saves; index += 1) {
    const before = saved();
    article.updated_at = new Date(Date.UTC(2026, 10, 2, 9, index * 17)).toISOString();
    article.content = article.content
      .replace(index === 1 ? 'what it\ncosts' : 'sunrise', index === 1 ? 'what it\nreally costs' : `sunrise-${index}`)
      .replace('saves nine kilobytes', `saves ${index} kilobytes`);
    if (index === 2) Object.assign(article, { title: 'What a calendar has to get right', tags: ['Apps', 'Offline'] });
    recordRevision(api.db.state, author, of, before, saved());
  }
}

/** Another administrator saves the first article while it is being edited. */
export function saveElsewhere(api: MockApi): void {
  const { articles, accounts } = api.db.state;
  const other = accounts.filter(({ user }) => user.role === 'super_admin').at(-1);
  const article = articles.find(({ id }) => id === 1);
  if (!article) return;
  const saved = () => ({ state: toArticleState(toAdminPost(article)), at: article.updated_at });
  const before = saved();
  article.version += 1;
  article.updated_at = '2026-11-20T11:30:00.000Z';
  article.content = article.content.replace('Nothing is computed on the phone', 'The phone computes nothing');
  recordRevision(api.db.state, other?.user.id ?? '', { kind: 'posts', id: 1 }, before, saved());
}

/** Leaves a working copy of the first article for its author. */
export function saveWorkingCopy(api: MockApi): void {
  const writer = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user.id ?? '';
  const draft = { title: 'Half a thought' };
  api.db.state.workingCopies[workingCopyKey(writer, 'posts', 1)] = {
    draft,
    version: 1,
    keptAt: '2026-11-19T18:04:00.000Z',
  };
}

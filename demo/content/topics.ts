import type { Topic, TopicFilter, TopicList, TopicSection } from '../../contract/rules/topics.ts';

const topic = (name: string, filter: TopicFilter, label = ''): Topic => ({
  id: name.toLowerCase(),
  name,
  label,
  filter,
});

const BESIDE_ARTICLES = ['Web Development', 'Mobile Development', 'AI & Machine Learning', 'DevOps', 'UI/UX Design'];
const POPULAR_TAGS = [
  'Bangla App',
  'Learn UX UI Design',
  'Bangla Calendar',
  'Ramadan Calendar',
  'Mehndi & Henna Design',
  'windows applications',
  'HTML',
  'Graphic',
  'Python',
  'Tools',
];

/** The name lists of the demo's owner. */
export const topics: Record<TopicSection, TopicList> = {
  productCategories: {
    items: [
      topic('Android Applications', 'always', 'Android Apps'),
      topic('Windows Applications', 'always', 'Windows Apps'),
      topic('iOS Applications', 'always', 'iOS Apps'),
      topic('Graphics Design', 'always'),
      topic('Development Tools', 'always'),
      topic('Scripts', 'always', 'Scripts & Plugins'),
      topic('Plugins', 'always', 'Scripts & Plugins'),
    ],
    pinned: [
      'Android Applications',
      'Windows Applications',
      'iOS Applications',
      'Graphics Design',
      'Scripts',
      'Plugins',
    ],
  },
  productBadges: {
    items: ['New', 'Popular', 'Best Seller', 'Featured', 'Pro', 'Top Rated'].map((name) => topic(name, 'used')),
    pinned: [],
  },
  postCategories: {
    items: [
      topic('Mobile Development', 'always'),
      topic('Web Development', 'always'),
      topic('Artificial Intelligence', 'always'),
      topic('UI/UX Design', 'always'),
      topic('Programming Tips', 'always'),
      topic('AI & Machine Learning', 'never'),
      topic('DevOps', 'never'),
    ],
    pinned: BESIDE_ARTICLES,
  },
  postTags: {
    items: [
      ...['webdev', 'programming', 'technology'].map((name) => topic(name, 'used')),
      ...POPULAR_TAGS.map((name) => topic(name, 'never')),
    ],
    pinned: POPULAR_TAGS,
  },
};

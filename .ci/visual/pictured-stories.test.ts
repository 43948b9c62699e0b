import { expect, test } from 'vitest';
import { missingBaselines, picturedIn, readPictured, staleBaselines } from './pictured-stories.mjs';

test('every state of every screen has screenshots, and every screenshot has a story', () => {
  const pictured = readPictured();
  expect({ missing: missingBaselines(pictured), stale: staleBaselines(pictured) }).toEqual({ missing: [], stale: [] });
});

test('stories of screens are captured unless they opt out; those of components are not', () => {
  const screen = `const meta = { title: 'Screens/Visitor/Home' };
export default meta;
export const Desktop: Story = {};
export const WithoutEnd: Story = { tags: ['no-picture'] };
`;
  expect(picturedIn('home.stories.tsx', screen)).toEqual([
    { id: 'screens-visitor-home--desktop', file: 'home.stories.tsx' },
  ]);
  expect(picturedIn('button.stories.tsx', "title: 'Components/Button'\nexport const Primary = {};")).toEqual([]);
});

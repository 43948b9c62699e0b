import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showTheme } from '../lib/theme.ts';
import { checkAccessibilityInBothThemes } from './check-both-themes.ts';

/** The story tests test themselves: low contrast in only one theme must be found, whichever theme is shown. */
const meta: Meta = {
  title: 'Tools/The checker itself',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { disable: true } },
};
export default meta;
type Story = StoryObj;

const checked = async (context: StoryContext, dark: boolean) => {
  showTheme(dark);
  const a11y = { ...context.parameters.a11y, disable: false };
  try {
    await checkAccessibilityInBothThemes({ ...context, parameters: { ...context.parameters, a11y } });
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    showTheme(false);
  }
};

/** The text keeps its colour, only the background follows the theme. */
const text = { color: '#fff' };
const css = '.planted { background: #111 } .dark .planted { background: #ddd }';

export const TooPaleInTheDark: Story = {
  render: () => (
    <>
      <style>{css}</style>
      <p className="planted" style={text}>
        White on a ground that turns pale
      </p>
    </>
  ),
  play: async (context) => {
    await expect(await checked(context, false)).toContain('(color-contrast-dark)');
    await expect(await checked(context, true)).toContain('(color-contrast)');
  },
};

export const OnThePagesGround: Story = {
  render: () => <p style={{ color: '#222' }}>Dark on the ground of the page</p>,
  play: async (context) => {
    await expect(await checked(context, false)).toContain('(color-contrast-dark)');
    await expect(await checked(context, true)).toContain('(color-contrast)');
  },
};

/** Only its colour distinguishes the link from the surrounding text, and in the dark theme not even that. */
const linkCss = `.planted { background: #fff; color: #111 } .planted a { color: #0a6ae0; text-decoration: none }
.dark .planted { background: #111; color: #eee } .dark .planted a { color: #ddd }`;

export const LinkLostInTheDark: Story = {
  render: () => (
    <>
      <style>{linkCss}</style>
      <p className="planted">
        Words around <a href="/about">the page about us</a> and behind it
      </p>
    </>
  ),
  play: async (context) => {
    await expect(await checked(context, false)).toContain('(link-in-text-block-dark)');
    await expect(await checked(context, true)).toContain('(link-in-text-block)');
  },
};

export const FineInBoth: Story = {
  render: () => <p style={{ background: '#222', color: '#fff' }}>White on a ground that stays</p>,
  play: async (context) => {
    await expect(await checked(context, false)).toBe('nothing');
    await expect(await checked(context, true)).toBe('nothing');
  },
};

/** Structure is checked once, in the theme that is shown. */
export const WithoutName: Story = {
  render: () => (
    <form>
      <input type="text" />
    </form>
  ),
  play: async (context) => {
    const found = await checked(context, false);
    await expect(found).toContain('(label)');
    await expect(found).not.toContain('(document-title)');
  },
};

/** Stories share a tab: a token, a draft or a hash that one leaves must not reach the next. */
export const LeavesTraces: Story = {
  render: () => <p>Leaves a hash and a stored token</p>,
  play: async () => {
    history.replaceState(history.state, '', '#left-by-a-story');
    sessionStorage.setItem('left-by-a-story', 'token');
    await expect(sessionStorage.getItem('left-by-a-story')).toBe('token');
  },
};
export const FindsNoTraces: Story = {
  render: () => <p>Starts in a tab without traces</p>,
  play: async () => {
    await expect(location.hash).toBe('');
    await expect(sessionStorage.getItem('left-by-a-story')).toBeNull();
  },
};

import css from '../tokens.css?raw';
import { readTokens } from './read-tokens.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** Steps of four pixels, the page's margin and widths, two radii and one shadow. */
export function SpacePage() {
  const theme = readTokens(css, '@theme');
  return (
    <div className="book">
      <h1>Space and shape</h1>
      <p>Everything stands on a base of 4 px. Two radii, hairlines before shadows, one elevation for what floats.</p>
      <h2>Steps</h2>
      {STEPS.map((step) => (
        <div key={step} className="book-line">
          <div className="book-bar" style={{ width: `${step * 0.25}rem` }} />
          <small>{`${step} = ${step * 4} px`}</small>
        </div>
      ))}
      <h2>Margin and widths</h2>
      {[{ name: 'edge', value: 'var(--edge)' }, ...theme.filter(({ name }) => name.startsWith('container-'))].map(
        (item) => (
          <div key={item.name} className="book-line">
            <div className="book-bar" style={{ width: `min(100%, ${item.value})` }} />
            <small>{`--${item.name}`}</small>
          </div>
        ),
      )}
      <h2>Shape</h2>
      <div className="book-grid">
        {theme
          .filter(({ name }) => /^radius-\w/.test(name))
          .map(({ name, value }) => (
            <div key={name} className="book-colour">
              <div className="book-shape" style={{ borderRadius: value }} />
              <code>{`--${name}`}</code>
            </div>
          ))}
        <div className="book-colour">
          <div className="book-shape" style={{ boxShadow: 'var(--float)' }} />
          <code>--float</code>
        </div>
      </div>
    </div>
  );
}

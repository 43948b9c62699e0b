import css from '../tokens.css?raw';
import { readTokens } from './read-tokens.ts';

/** One duration and one curve for nearly everything; none with reduced motion. */
export function MotionPage() {
  const motion = readTokens(css, '@theme').filter(({ name }) => /^(ease-out|default-transition)/.test(name));
  return (
    <div className="book">
      <h1>Motion</h1>
      <p>
        Only opacity and place change. The hero fades in a second, as specified. Point at the square; with 'Reduced' in
        the toolbar it jumps.
      </p>
      <div className="book-line" style={{ marginTop: '2rem' }}>
        <div className="book-move" />
      </div>
      {motion.map(({ name, value }) => (
        <div key={name} className="book-line">
          <code>{`--${name}`}</code>
          <small>{value}</small>
        </div>
      ))}
    </div>
  );
}

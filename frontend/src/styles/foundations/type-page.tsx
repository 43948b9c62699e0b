import css from '../tokens.css?raw';
import { readSizes, readTokens } from './read-tokens.ts';

const DISPLAY = /^text-([2-6]xl)$/;
const DISPLAY_FACE = readTokens(css, '@theme').find(({ name }) => name === 'font-display')?.value;

/** The scale of type: a ratio of 1.25 on wide windows, about 1.2 on a phone. */
export function TypePage() {
  return (
    <div className="book">
      <h1>Type</h1>
      <p>Bricolage Grotesque speaks in headings, Hanken Grotesk with tabular figures everywhere else.</p>
      {readSizes(css).map(({ name, size, line }) => (
        <div key={name} className="book-line">
          <span
            style={{
              fontSize: size,
              lineHeight: line,
              fontFamily: DISPLAY.test(name) ? DISPLAY_FACE : 'inherit',
            }}
          >
            Software that reads like a river, 0123456789
          </span>
          <small>{`${name}: ${size} / ${line}`}</small>
        </div>
      ))}
    </div>
  );
}

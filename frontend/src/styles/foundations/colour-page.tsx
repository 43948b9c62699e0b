import css from '../tokens.css?raw';
import { readColours, type Token } from './read-tokens.ts';

function Swatches({ title, tokens }: { readonly title: string; readonly tokens: readonly Token[] }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="book-grid">
        {tokens.map(({ name, value }) => (
          <div key={name} className="book-colour">
            <div style={{ background: `var(--${name})` }} />
            <code>{`--${name}`}</code>
            <small>{value}</small>
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * Two ramps of inks, one per theme, and the names that screens use. The toolbar changes the theme; values are those of
 * the light one.
 */
export function ColourPage() {
  const { ramp, semantic } = readColours(css);
  return (
    <div className="book">
      <h1>Colour</h1>
      <p>
        Ink and paper, one accent, one signal. Screens use the semantic names; a test calculates the contrast of every
        pair that may stand on each other, in both themes.
      </p>
      <Swatches title="Inks" tokens={ramp} />
      <Swatches title="Names" tokens={semantic} />
    </div>
  );
}

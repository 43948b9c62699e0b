import { icons } from './icon-list.ts';

/** One set of outline icons; brand icons are our own drawings. An icon without text always has an accessible name. */
export function IconPage() {
  return (
    <div className="book">
      <h1>Icons</h1>
      <p>Lucide, 20 px beside text and 18 px inside controls. Brand icons stand under Components.</p>
      <div className="book-grid" style={{ marginTop: '2rem' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} className="book-icon">
            <Icon aria-hidden="true" size={20} />
            <code>{name}</code>
          </div>
        ))}
      </div>
    </div>
  );
}

import { icons } from './icon-list.ts';

/** One outline set; brand marks are drawn by ourselves. An icon alone always has a name for those who cannot see it. */
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

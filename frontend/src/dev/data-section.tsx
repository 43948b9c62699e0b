import { useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { type DevTools, resetDemo } from './dev-tools.ts';
import { PanelSection } from './panel-section.tsx';

/** Resets the demo data. */
export function DataSection({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
  const [done, setDone] = useState('');
  const reset = async () => {
    await resetDemo(tools);
    setDone('The demo is as it was at the start.');
    onChange();
  };
  return (
    <PanelSection title="Data">
      <p className="dev-note">What you write is kept in this browser and survives a reload.</p>
      <div className="dev-buttons">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            void reset();
          }}
        >
          Reset demo data
        </Button>
        <a href="/docs" target="_blank" rel="noreferrer">
          API reference
        </a>
      </div>
      <p className="dev-note" role="status">
        {done}
      </p>
    </PanelSection>
  );
}

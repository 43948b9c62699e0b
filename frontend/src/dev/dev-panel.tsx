import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { IconButton } from '../components/ui/icon-button.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { type DevTools, saveScenario } from './dev-tools.ts';
import { FailuresSection } from './failures-section.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';

interface DevPanelProps {
  readonly tools: DevTools;
  readonly onClose: () => void;
}

/**
 * Everything that developers and designers switch while viewing a page on mocks: scenario, errors, account, emails,
 * data. The page next to it stays usable.
 */
export function DevPanel({ tools, onClose }: DevPanelProps) {
  const { api, refresh } = tools;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => api.db.watch(redraw), [api]);
  useEffect(() => heading.current?.focus(), []);

  const scenarioChanged = () => {
    saveScenario(api);
    redraw();
    refresh();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <section className="dev-panel" aria-labelledby="dev-title" onKeyDown={onKeyDown}>
      <header className="dev-head">
        <h2 id="dev-title" ref={heading} tabIndex={-1}>
          Developer panel
        </h2>
        <IconButton icon={X} label="Close the developer panel" onClick={onClose} />
      </header>
      <div className="dev-body">
        <AccountSection tools={tools} onChange={redraw} />
        <ScenarioSection tools={tools} onChange={scenarioChanged} />
        <FailuresSection api={api} onChange={scenarioChanged} />
        <OutboxSection tools={tools} />
        <DataSection tools={tools} onChange={redraw} />
      </div>
    </section>
  );
}

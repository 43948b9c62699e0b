import { useState } from 'react';
import { copyText } from '@/lib/copy-text.ts';
import { Button } from '../components/ui/button.tsx';
import { type DevTools, scenarioLink } from './dev-tools.ts';
import { PanelSection } from './panel-section.tsx';

const DELAYS: readonly [number, string][] = [
  [0, 'at once'],
  [500, 'after half a second'],
  [1500, 'after 1.5 seconds'],
  [3000, 'after 3 seconds'],
  [10_000, 'after 10 seconds'],
  [60_000, 'after a minute'],
];

/** How the mock server behaves as a whole. A change refetches the page's data. */
export function ScenarioSection({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
  const { scenarios } = tools.api;
  const { delay, offline, empty, longWords } = scenarios.read();
  const [copied, setCopied] = useState('');
  const change = (act: () => void) => {
    act();
    onChange();
  };
  const copy = async () => {
    const link = scenarioLink(tools.api, new URL(location.href));
    setCopied((await copyText(link, navigator)) ? 'Link copied' : link);
  };
  const delays = DELAYS.some(([milliseconds]) => milliseconds === delay) ? DELAYS : [...DELAYS, [delay, `${delay} ms`]];
  return (
    <PanelSection title="Scenario">
      <label className="dev-line">
        <span>Answers come</span>
        <select value={delay} onChange={({ target }) => change(() => scenarios.slow(Number(target.value)))}>
          {delays.map(([milliseconds, text]) => (
            <option key={milliseconds} value={milliseconds}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="dev-choice">
        <input
          type="checkbox"
          checked={offline}
          onChange={({ target }) => change(() => scenarios.offline(target.checked))}
        />
        <span>Offline</span>
      </label>
      <label className="dev-choice">
        <input
          type="checkbox"
          checked={empty}
          onChange={({ target }) => change(() => scenarios.empty(target.checked))}
        />
        <span>Empty lists</span>
      </label>
      <label className="dev-choice">
        <input
          type="checkbox"
          checked={longWords}
          onChange={({ target }) => change(() => scenarios.longWords(target.checked))}
        />
        <span>Long words</span>
      </label>
      <div className="dev-buttons">
        <Button size="sm" variant="outline" onClick={tools.refresh}>
          Load again
        </Button>
        <Button size="sm" variant="outline" onClick={() => change(() => scenarios.clear())}>
          All normal
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            void copy();
          }}
        >
          Copy link
        </Button>
      </div>
      <p className="dev-note" role="status">
        {copied}
      </p>
    </PanelSection>
  );
}

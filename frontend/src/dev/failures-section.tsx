import { X } from 'lucide-react';
import { useState } from 'react';
import type { MockApi } from '../../../mocks/api.ts';
import { Button } from '../components/ui/button.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { operationGroups, responseOptions } from './operation-options.ts';
import { PanelSection } from './panel-section.tsx';

const groups = operationGroups();

/** Any documented errors of any operations, at the same time. The lists come from the contract. */
export function FailuresSection({ api, onChange }: { readonly api: MockApi; readonly onChange: () => void }) {
  const { scenarios } = api;
  const { failures } = scenarios.read();
  const [operation, setOperation] = useState(groups[0]?.[1][0] ?? 'login');
  const [answer, setAnswer] = useState('500');
  const choices = responseOptions(operation);
  const selected = choices.some(({ value }) => value === answer) ? answer : '500';

  const add = () => {
    scenarios.refusing(operation, Number(selected));
    onChange();
  };
  const remove = (index: number) => {
    const settings = scenarios.read();
    scenarios.set({ ...settings, failures: settings.failures.toSpliced(index, 1) });
    onChange();
  };

  return (
    <PanelSection title="Errors">
      <label className="dev-line">
        <span>Operation</span>
        <select value={operation} onChange={({ target }) => setOperation(target.value as typeof operation)}>
          {groups.map(([tag, ids]) => (
            <optgroup key={tag} label={tag}>
              {ids.map((id) => (
                <option key={id}>{id}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="dev-line">
        <span>Answers</span>
        <select value={selected} onChange={({ target }) => setAnswer(target.value)}>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <div className="dev-buttons">
        <Button size="sm" onClick={add}>
          Let it fail
        </Button>
      </div>
      <ul className="dev-list" aria-label="Failing operations">
        {failures.map(({ operation: id, status, message }, index) => (
          <li key={id}>
            <span>
              <code>{id}</code> <span>{status}</span>
              <small>{message ?? 'without a sentence'}</small>
            </span>
            <IconButton icon={X} label={`Let ${id} work again`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      {failures.length === 0 ? <p className="dev-note">Every operation works.</p> : null}
    </PanelSection>
  );
}

import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { PERSONAS, type Persona } from '../../../mocks/scenario-text.ts';
import { Button } from '../components/ui/button.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { accountOf, currentPerson, type DevTools, resetDemo, saveScenario, switchPerson } from './dev-tools.ts';
import { mailSegments } from './mail-segments.ts';
import { PanelSection } from './panel-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';

interface ResponseOption {
  /** `404`, or `404:silent` for the same status without a message */
  readonly value: string;
  readonly text: string;
}

/** All operations of the contract by tag, for a select with groups. */
function operationGroups(): [tag: string, ids: OperationId[]][] {
  const groups = new Map<string, OperationId[]>();
  for (const [id, { tag }] of Object.entries(operations) as [OperationId, OperationMeta][])
    groups.set(tag, [...(groups.get(tag) ?? []), id]);
  return [...groups];
}

/** Every way in which an operation can fail: first a server error, then what the contract documents. */
function responseOptions(id: OperationId): ResponseOption[] {
  const { errors }: OperationMeta = operations[id];
  const documented = Object.entries(errors).map(([status, { message }]) => ({
    value: status,
    text: `${status} ${message}`,
  }));
  return [{ value: '500', text: '500 without a sentence' }, ...documented];
}

const groups = operationGroups();

/** Any documented errors of any operations, at the same time. The lists come from the contract. */
function FailuresSection({ api, onChange }: { readonly api: MockApi; readonly onChange: () => void }) {
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

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Emails that a real server would have sent, newest first; their links work. */
function OutboxSection({ tools: { api, open } }: { readonly tools: DevTools }) {
  const { outbox } = api.db.state;
  return (
    <PanelSection title={`Outbox (${outbox.length})`}>
      {outbox.length === 0 ? <p className="dev-note">No mail has been sent yet.</p> : null}
      <ul className="dev-list dev-mails">
        {outbox.map((mail) => (
          <li key={`${mail.created_at} ${mail.to} ${mail.text}`}>
            <details>
              <summary>
                <span>{mail.subject}</span>
                <small>{`${time.format(new Date(mail.created_at))} to ${mail.to}`}</small>
              </summary>
              <p>
                {mailSegments(mail.text, location.origin).map(({ text, href }) => {
                  if (!href) return text;
                  const isOwn = href.startsWith('/');
                  return (
                    <a
                      key={href}
                      href={href}
                      {...(isOwn ? {} : { target: '_blank', rel: 'noreferrer' })}
                      onClick={(event) => {
                        if (!isOwn) return;
                        event.preventDefault();
                        open(href);
                      }}
                    >
                      {text}
                    </a>
                  );
                })}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

const NAMES: Record<Persona, string> = { visitor: 'Visitor', customer: 'Customer', 'super-admin': 'Super-admin' };

/** The current user: one click instead of a sign-in. */
function AccountSection({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
  const now = currentPerson();
  const change = async (person: Persona) => {
    await switchPerson(tools.api, person);
    onChange();
  };
  return (
    <PanelSection title="Account">
      <div className="dev-people" role="radiogroup" aria-label="Current account">
        {PERSONAS.map((person) => (
          <label key={person} className="dev-choice">
            <input
              type="radio"
              name="dev-account"
              checked={now === person}
              onChange={() => {
                void change(person);
              }}
            />
            <span>
              <span>{NAMES[person]}</span>
              <small>{person === 'visitor' ? 'signed out' : accountOf(tools.api, person)?.name}</small>
            </span>
          </label>
        ))}
      </div>
    </PanelSection>
  );
}

/** Resets the demo data. */
function DataSection({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
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

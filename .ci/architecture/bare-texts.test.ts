import { expect, test } from 'vitest';
import { findBareTexts } from './bare-texts.ts';
import { readSources } from './sources.ts';

const inFile = (text: string) => findBareTexts(new Map([['frontend/src/features/a/part.tsx', text]]));
const inMarkup = (markup: string) =>
  inFile(`export function Part({ n, open, label, help }: Props) { return ${markup}; }`);

test('text that changes, or has a changing sibling, has an element of its own: page translation replaces text nodes', () =>
  expect(findBareTexts(readSources('frontend/src', 'demo/live'))).toEqual([]));

test.each([
  ['a changing figure beside words', '<p>{n} orders</p>'],
  ['words behind a conditional element', '<button>{open ? <Spinner /> : null}Send</button>'],
  ['a conditional text', '<p><b>{n}</b>{open ? ", open" : null}</p>'],
  ['a text or an element', '<p>{open ? <a href="/">{label}</a> : label} <b>now</b></p>'],
  ['children of a button beside a conditional element', '<button>{open && <Spinner />}{children}</button>'],
  ['a text of a fragment, which comes and goes with it', '<div>{open ? <><Check /> Sent</> : null}</div>'],
  ['children of a component', '<Badge>{n} failed</Badge>'],
  ['texts of a list', '<p>{label.map((one) => one.name)}<b>end</b></p>'],
])('reported: %s', (_, markup) => expect(inMarkup(markup)).not.toEqual([]));

test.each([
  ['one text made of parts', '<p>{countText(n, "order")}</p>'],
  ['fixed words beside fixed elements', '<p>Please <a href="/login">sign in</a> first.</p>'],
  ['a translated message with its values', '<p><Trans>Sent to <b>{n} of {label}</b></Trans></p>'],
  ['an element round the words', '<button>{open ? <Spinner /> : null}<span>Send</span></button>'],
  ['fixed words before what changes', '<p>Since <b>{n}</b>{open ? <i>now</i> : null}</p>'],
  ['blanks', '<p><b>{n}</b>{" "}<i>{label}</i></p>'],
  ['lists of elements', '<ul>{label.map((one) => <li key={one}>{one}</li>)}{open ? <li>more</li> : null}</ul>'],
  ['children of a block', '<div>{open ? <Spinner /> : null}{children}</div>'],
])('fine: %s', (_, markup) => expect(inMarkup(markup)).toEqual([]));

test('a component that renders bare text is reported, whatever surrounds it', () => {
  expect(inFile('export function Since({ at }: Props) { return formatDate(at); }')).toHaveLength(1);
  expect(inFile('export function Since({ at }: Props) { return <time>{formatDate(at)}</time>; }')).toEqual([]);
});

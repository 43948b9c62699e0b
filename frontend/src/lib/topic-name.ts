type Names = readonly { readonly name: string; readonly text: string }[] | undefined;

let current: Names;
let texts: ReadonlyMap<string, string> = new Map();

/** From the site's settings, before any name is shown; in the original language there are none. */
export function setTopicNames(names: Names): void {
  if (names === current) return;
  current = names;
  texts = new Map(names?.map(({ name, text }) => [name, text]));
}

/** A category, badge or tag in the page's language. Its name stays as it is in addresses and requests. */
export const topicName = (name: string): string => texts.get(name) ?? name;

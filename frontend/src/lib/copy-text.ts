/** A part of `navigator`; browsers take it away from pages that are not served safely. */
interface Means {
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/** Puts a text on the clipboard. @returns whether it is there */
export async function copyText(text: string, { clipboard }: Means): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

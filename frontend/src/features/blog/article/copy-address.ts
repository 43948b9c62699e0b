/** A part of `navigator`; browsers take it away from pages that are not served safely. */
interface Means {
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/** Puts an address on the clipboard. @returns whether it is there */
export async function copyAddress(address: string, { clipboard }: Means): Promise<boolean> {
  try {
    await clipboard?.writeText(address);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

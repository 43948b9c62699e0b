/** The used members of `navigator`; missing on pages in an insecure context. */
interface ClipboardDeps {
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/** Copies a text to the clipboard. @returns whether it succeeded */
export async function copyText(text: string, { clipboard }: ClipboardDeps): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

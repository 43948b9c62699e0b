import type { ClipboardEvent, DragEvent } from 'react';

/** Handlers for a message field: files dropped on it or pasted into it are attached, text stays text. */
export const acceptsFiles = (add: (files: Iterable<File>) => void) => ({
  onPaste: (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
});

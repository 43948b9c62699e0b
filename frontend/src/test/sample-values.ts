/** The id of a sample, by its last digits. */
export const sampleId = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** A moment of a sample, by its hour. */
export const sampleHour = (hour: number): string => `2026-11-18T${String(hour).padStart(2, '0')}:05:00.000Z`;

/** A moment of a sample, by its day. */
export const sampleDay = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:05:00.000Z`;

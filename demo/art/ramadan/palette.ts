/** Night over the river: deep teal, moonlight, marigold and the coral of the hour before iftar. */
export const ramadan = {
  night: '#0a232d',
  deep: '#113a47',
  dusk: '#1f5a62',
  moon: '#f9edcd',
  sand: '#efdcb2',
  marigold: '#f2ab3c',
  coral: '#dc6a43',
  ink: '#0f2930',
} as const;

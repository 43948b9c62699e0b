const HOURS = [
  { from: '10:00', to: '13:00' },
  { from: '15:00', to: '17:00' },
];

/** Calls can be booked on mornings and afternoons from Sunday to Thursday. */
export const callSettings = {
  is_open: true,
  hours: [0, 1, 2, 3, 4].flatMap((weekday) => HOURS.map((hours) => ({ weekday, ...hours }))),
  minutes: 30,
  buffer_minutes: 15,
  notice_hours: 24,
  days_ahead: 30,
  place: 'link' as const,
  meeting_link: 'https://meet.example/studio',
};

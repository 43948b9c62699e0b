/**
 * Prayer times for Rajshahi, computed from the position of the sun. Fajr and Isha at 18 degrees, Asr by the Hanafi
 * rule, as timetables in Bangladesh do; sehri ends three minutes before Fajr and iftar is three minutes after sunset,
 * the margins of printed calendars.
 */
const place = { latitude: 24.374, longitude: 88.601, offset: 6 };
const kaaba = { latitude: 21.4225, longitude: 39.8262 };

const rad = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * rad);
const cos = (degrees: number) => Math.cos(degrees * rad);
const wrap = (value: number, size: number) => ((value % size) + size) % size;

/** The first fast in Bangladesh in 2025 was on 2 March (1 Ramadan 1446). */
const firstFast = Date.UTC(2025, 2, 2);
const j2000 = Date.UTC(2000, 0, 1, 12);
const day = 86_400_000;

export interface FastingDay {
  /** Day of Ramadan, 1 to 30. */
  ramadan: number;
  date: Date;
  /** Hours after midnight. */
  sehri: number;
  fajr: number;
  sunrise: number;
  dhuhr: number;
  asr: number;
  iftar: number;
  isha: number;
}

function sunAt(date: Date): { declination: number; noon: number } {
  const d = (date.getTime() + (12 - place.offset) * 3_600_000 - j2000) / day;
  const anomaly = 357.529 + 0.98560028 * d;
  const mean = wrap(280.459 + 0.98564736 * d, 360);
  const longitude = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439 - 0.00000036 * d;
  const ascension = wrap(Math.atan2(cos(tilt) * sin(longitude), cos(longitude)) / rad / 15, 24);
  const equation = wrap(mean / 15 - ascension + 12, 24) - 12;
  return {
    declination: Math.asin(sin(tilt) * sin(longitude)) / rad,
    noon: 12 + place.offset - place.longitude / 15 - equation,
  };
}

/** All times of one day of Ramadan 1446. */
export function fastingDay(ramadan: number): FastingDay {
  const date = new Date(firstFast + (ramadan - 1) * day);
  const { declination, noon } = sunAt(date);
  const hours = (altitude: number) =>
    Math.acos((sin(altitude) - sin(place.latitude) * sin(declination)) / (cos(place.latitude) * cos(declination))) /
    rad /
    15;
  const shadow = Math.atan(1 / (2 + Math.tan(Math.abs(place.latitude - declination) * rad))) / rad;
  const fajr = noon - hours(-18);
  return {
    ramadan,
    date,
    sehri: fajr - 3 / 60,
    fajr,
    sunrise: noon - hours(-0.833),
    dhuhr: noon + 3 / 60,
    asr: noon + hours(shadow),
    iftar: noon + hours(-0.833) + 3 / 60,
    isha: noon + hours(-18),
  };
}

/** 4.75 becomes 4:45, 18.2 becomes 6:12. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${wrap(Math.floor(minutes / 60) - 1, 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Direction of the Kaaba from Rajshahi in degrees clockwise from north. */
export function qibla(): number {
  const turn = kaaba.longitude - place.longitude;
  const y = sin(turn);
  const x = cos(place.latitude) * Math.tan(kaaba.latitude * rad) - sin(place.latitude) * cos(turn);
  return wrap(Math.atan2(y, x) / rad, 360);
}

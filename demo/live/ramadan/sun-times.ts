/** A location, in degrees north and east. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A calendar date; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Minutes after midnight, with fractions; rounded only for display. */
export interface SunTimes {
  readonly dawn: number;
  readonly sunrise: number;
  readonly noon: number;
  readonly asr: number;
  readonly sunset: number;
  readonly isha: number;
}

/** Bangladesh, six hours ahead of UTC the whole year. */
const ZONE_HOURS = 6;
/** Half the sun's disc plus atmospheric refraction. */
const HORIZON = -0.833;
/** The sun's depression at dawn that most calculations for Bangladesh use. */
const DAWN_ANGLE = 18;

const RAD = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RAD);
const cos = (degrees: number) => Math.cos(degrees * RAD);
const wrap = (value: number, size: number) => ((value % size) + size) % size;
const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY = 86_400_000;

/**
 * The sun's position at an hour of a day in Bangladesh: its declination, and the offset between solar and clock time in
 * hours.
 */
function sunAt({ year, month, day }: CalendarDay, hour: number) {
  const days = (Date.UTC(year, month - 1, day) + (hour - ZONE_HOURS) * 3_600_000 - J2000) / DAY;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = wrap(280.459 + 0.98564736 * days, 360);
  const longitude = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const tilt = 23.439 - 0.00000036 * days;
  const ascension = wrap(Math.atan2(cos(tilt) * sin(longitude), cos(longitude)) / RAD / 15, 24);
  return {
    declination: Math.asin(sin(tilt) * sin(longitude)) / RAD,
    equation: wrap(mean / 15 - ascension + 12, 24) - 12,
  };
}

/** The sun's altitude at which the second Asr starts: shadows exceed those at noon by twice the height of objects. */
const asrHeight = (latitude: number, declination: number) =>
  Math.atan(1 / (2 + Math.tan(Math.abs(latitude - declination) * RAD))) / RAD;

/**
 * The times of a day, calculated from the position of the sun. The position is taken at the hour of each event, not at
 * noon: in spring this makes a third of a minute of difference.
 * @param dawnAngle the sun's depression at dawn and at the end of dusk, in degrees
 */
export function sunTimes(day: CalendarDay, { latitude, longitude }: Place, dawnAngle = DAWN_ANGLE): SunTimes {
  const noonBy = (equation: number) => 12 + ZONE_HOURS - longitude / 15 - equation;
  const at = (side: -1 | 1, guess: number, heightOf: (declination: number) => number) => {
    const { declination, equation } = sunAt(day, guess);
    const cosine = (sin(heightOf(declination)) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
    return (noonBy(equation) + (side * Math.acos(cosine)) / RAD / 15) * 60;
  };
  return {
    dawn: at(-1, 5, () => -dawnAngle),
    sunrise: at(-1, 6, () => HORIZON),
    noon: noonBy(sunAt(day, 12).equation) * 60,
    asr: at(1, 16, (declination) => asrHeight(latitude, declination)),
    sunset: at(1, 18, () => HORIZON),
    isha: at(1, 19, () => -dawnAngle),
  };
}

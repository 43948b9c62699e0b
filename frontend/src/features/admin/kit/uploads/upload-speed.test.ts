import { describe, expect, it } from 'vitest';
import { formatByteProgress, type Sample, timeLeft, uploadPercent, uploadSpeed, withSample } from './upload-speed.ts';

const MB = 1_000_000;
const GB = 1_000 * MB;
const seen = (samples: Sample[]) => samples.reduce<readonly Sample[]>(withSample, []);

describe('upload progress', () => {
  it('uses the speed of the last eight seconds', () => {
    const slowThenFast = [0, 1, 2, 10, 12].map((second) => ({
      at: second * 1000,
      sent: second < 10 ? 0 : second * MB,
    }));
    expect(uploadSpeed(seen(slowThenFast))).toBe(MB);
  });

  it('is not shown within the first second, or after the server has lost a chunk', () => {
    expect(uploadSpeed(seen([{ at: 0, sent: 0 }]))).toBeNull();
    expect(
      uploadSpeed(
        seen([
          { at: 0, sent: 0 },
          { at: 900, sent: MB },
        ]),
      ),
    ).toBeNull();
    expect(
      uploadSpeed(
        seen([
          { at: 0, sent: 9 * MB },
          { at: 2000, sent: 8 * MB },
        ]),
      ),
    ).toBeNull();
  });

  it.each([
    [5, 'a few seconds left'],
    [31, 'about 40 seconds left'],
    [58, 'about a minute left'],
    [250, 'about 4 minutes left'],
    [3590, 'about 1 h left'],
    [4500, 'about 1 h 15 min left'],
    [7080, 'about 2 h left'],
  ])('shows %d seconds as %j', (seconds, text) => {
    expect(timeLeft(seconds * MB, MB)).toBe(text);
  });

  it('shows no remaining time while nothing is sent', () => {
    expect(timeLeft(GB, null)).toBeNull();
    expect(timeLeft(GB, 0)).toBeNull();
  });

  it.each([
    [4, '4 B'],
    [999_900, '1 MB'],
    [3.2 * GB, '3.2 GB'],
    [482 * MB, '482 MB'],
  ])('shows %d bytes as %j', (bytes, text) => {
    expect(formatByteProgress(bytes)).toBe(text);
  });

  it('reaches 100 per cent only at the end', () => {
    expect([uploadPercent(0, 9), uploadPercent(GB - 1, GB), uploadPercent(GB, GB)]).toEqual([0, 99, 100]);
  });
});

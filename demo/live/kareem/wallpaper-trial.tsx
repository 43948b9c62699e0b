import { useId, useState } from 'react';
import { LiveCard } from '@/features/products/live/live-card.tsx';
import { useNow } from '@/features/products/live/use-now.ts';
import { backgrounds } from './backgrounds.tsx';
import { Choices } from './choices.tsx';
import { families } from './families.ts';
import { LockScreen } from './lock-screen.tsx';
import { Wallpaper } from './wallpaper.tsx';

const MODES = ['Light', 'Dark'] as const;

/** Previews the bundle's backgrounds on a phone: design, palette, and day or night. */
export function WallpaperTrial() {
  const id = useId();
  const now = useNow();
  const [design, setDesign] = useState(0);
  const [colours, setColours] = useState(0);
  const [mode, setMode] = useState(0);
  const family = families[colours] ?? families[0];
  return (
    <LiveCard
      pieceFirst
      title="Try one on a phone"
      text="Five of the fifteen designs, in portrait, in each of the four colour families. The calm part of every design lies where a phone puts its clock."
      controls={
        <div className="grid gap-5">
          <Choices
            legend="Design"
            name={`${id}design`}
            chosen={design}
            onChoose={setDesign}
            options={backgrounds.map(({ name }, index) => ({
              name,
              look: <Wallpaper design={index} family={family} className="h-20 w-11 sm:h-24 sm:w-13" />,
            }))}
          />
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <Choices
              legend="Colours"
              name={`${id}colours`}
              chosen={colours}
              onChoose={setColours}
              options={families.map(({ name, ground, gold, light }) => ({
                name,
                look: (
                  <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-11">
                    <path d="M0 0H44V44H0Z" fill={ground} />
                    <circle cx="22" cy="24" r="11" fill={gold} />
                    <path
                      d="M33 7l1.500 4.500 4.500 1.500-4.500 1.500-1.500 4.500-1.500-4.500-4.500-1.500 4.500-1.500z"
                      fill={light}
                    />
                  </svg>
                ),
              }))}
            />
            <Choices
              legend="Phone"
              name={`${id}mode`}
              chosen={mode}
              onChoose={setMode}
              options={MODES.map((name, index) => ({
                name,
                look: (
                  <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-11">
                    <path d="M0 0H44V44H0Z" fill={index === 0 ? '#fdfaf2' : '#161c1e'} />
                    <circle cx="22" cy="22" r="9" fill={index === 0 ? '#e8a33a' : '#e9e4d4'} />
                    {index === 0 ? null : <circle cx="26" cy="19" r="8" fill="#161c1e" />}
                  </svg>
                ),
              }))}
            />
          </div>
        </div>
      }
    >
      <div
        className="grid place-items-center bg-[#0a2030] px-5 py-9 transition-colors duration-300 sm:py-11"
        style={colours === 0 ? undefined : { backgroundColor: family.deep }}
      >
        <LockScreen design={design} family={family} dark={mode === 1} now={now} />
      </div>
    </LiveCard>
  );
}

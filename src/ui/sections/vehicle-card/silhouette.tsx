type Outline = { body: string; glass: string; wheels: [number, number] }

/** Side views in a viewBox of 240 × 100 with the ground at y = 84. They replace missing photos (SRP-16). */
const OUTLINES = {
  sedan: {
    body: 'M14 72c-3-9 1-16 12-18l34-5c14-11 28-18 50-18h26c18 0 32 8 46 19l26 5c14 3 18 8 17 17H14Z',
    glass: 'M74 48c10-7 20-11 34-11h6v12l-40-1Zm46-11h14c14 0 25 5 35 12l-49 0V37Z',
    wheels: [58, 182],
  },
  hatch: {
    body: 'M20 72c-4-12 0-24 10-31 12-8 30-12 56-12h22c20 0 34 8 48 20l38 6c14 3 20 8 18 17H20Z',
    glass: 'M46 46c10-7 26-11 46-11h4v13H44Zm56-11h8c15 0 26 5 36 13h-44V35Z',
    wheels: [60, 176],
  },
  suv: {
    body: 'M14 72V46c0-8 4-13 10-15 16-5 40-7 72-7h30c20 0 32 8 46 22l38 6c12 2 16 8 16 20H14Z',
    glass: 'M34 44V36c12-3 28-5 50-5h6v15H36l-2-2Zm64-13h22c14 0 24 5 34 15H98V31Z',
    wheels: [56, 184],
  },
  ute: {
    body: 'M12 72V48l86-2V30c2-4 6-6 12-6h26c14 0 22 8 32 22l40 6c14 2 18 8 18 20H12Z',
    glass: 'M106 46V33c2-2 4-3 8-3h8v16h-16Zm24-16h6c10 0 16 6 22 16h-28V30Z',
    wheels: [54, 186],
  },
  van: {
    body: 'M14 72V26c0-6 4-10 10-10h124c14 0 24 6 34 24l30 10c10 3 14 9 14 22H14Z',
    glass: 'M140 42V24h8c10 0 17 5 24 18h-32ZM104 24h28v18h-28V24Z',
    wheels: [56, 184],
  },
  caravan: {
    body: 'M24 70V30c0-8 5-13 13-14l118-4c14 0 26 6 32 18l9 26v14h34v4h-34l-6-4H24Z',
    glass: 'M46 30h40v18H46V30Zm52 0h26v18H98V30Z',
    wheels: [108, 134],
  },
} satisfies Record<string, Outline>

type OutlineName = keyof typeof OUTLINES

const BODIES: [RegExp, OutlineName][] = [
  [/caravan|camper|pop-?top/i, 'caravan'],
  [/ute|cab|pick-?up/i, 'ute'],
  [/van|bus|people|motorhome|truck/i, 'van'],
  [/hatch/i, 'hatch'],
  [/suv|4x4|wagon/i, 'suv'],
]

function findOutline(body: string | null): Outline {
  const match = BODIES.find(([pattern]) => body !== null && pattern.test(body))
  return OUTLINES[match ? match[1] : 'sedan']
}

/** The drawing that replaces a picture. `body` is the vehicle's body as stored ('SUV', 'Double Cab Ute'). */
export function Silhouette({ body }: { body: string | null }) {
  const { body: outline, glass, wheels } = findOutline(body)
  return (
    <svg viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full bg-tint text-ink-soft">
      <g transform="translate(0 30)">
        <path d={outline} fill="currentColor" opacity=".3" />
        <path d={glass} fill="var(--fc-surface)" opacity=".75" />
        {wheels.map((x) => (
          <circle key={x} cx={x} cy="73" r="14" fill="var(--fc-tint)" />
        ))}
        <path d="M0 84h240v46H0z" fill="currentColor" opacity=".06" />
        <path d="M0 84h240" stroke="currentColor" strokeOpacity=".18" />
        <ellipse cx="120" cy="88" rx="112" ry="4" fill="currentColor" opacity=".14" />
        {wheels.map((x) => (
          <g key={x} transform={`translate(${x} 73)`}>
            <circle r="11.5" fill="currentColor" opacity=".55" />
            <circle r="5" fill="var(--fc-surface)" opacity=".8" />
          </g>
        ))}
      </g>
    </svg>
  )
}

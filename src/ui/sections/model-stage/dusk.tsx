import { RIDGES } from '../hero-slider/ridges'

/** Mixes a percentage of the tenant's dark brand colour into the ridges. */
const shade = (share: number) => `color-mix(in srgb, var(--fc-brand-dark) ${share}%, #767074)`

/** The hero's mountains at dusk, drawn in the tenant's colour. Decoration. */
export function Dusk() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 bg-[linear-gradient(color-mix(in_srgb,var(--fc-brand-dark)_50%,#1a2f3c),#4b4f4a_28%,#97704f_54%,#e0a270_68%)]"
    >
      <div className="absolute top-[8%] left-[48%] aspect-square h-[80%] rounded-full bg-[radial-gradient(closest-side,#f3b27a,#e0a27000)] opacity-90" />
      <svg viewBox="0 0 1920 695" preserveAspectRatio="xMidYMax slice" className="absolute inset-0 size-full">
        <path d={RIDGES.far} fill="#6c696f" />
        <path d={RIDGES.middle} fill={shade(18)} />
        <path d={RIDGES.near} fill={shade(55)} />
        <path d={RIDGES.trees} fill={shade(92)} />
        <path d="M0 529h1920v166H0z" fill={shade(86)} />
        <path d="M0 540h1920M240 564h520M1120 578h560M60 606h420M880 626h620" stroke="#fff" strokeOpacity=".1" strokeWidth="1.5" />
      </svg>
      <div className="absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-black/60 to-transparent" />
    </div>
  )
}

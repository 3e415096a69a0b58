import { RIDGES } from './ridges'

/** Mixes a percentage of the tenant's brand colour into the haze. */
const haze = (share: number) => `color-mix(in srgb, var(--fc-brand) ${share}%, #dfe6e6)`

/** Mountains at dawn over a lake, drawn in the tenant's colour. Decoration. */
export function Landscape() {
  return (
    <div aria-hidden="true" className="absolute inset-0 bg-[linear-gradient(#c3d4db,#e3e3dc_55%,#efe6d6_72%)]">
      <div className="absolute top-[12%] left-[58%] aspect-square h-[70%] -translate-x-[10%] rounded-full bg-[radial-gradient(closest-side,#fbe3b8,#fbe3b800)] opacity-80" />
      <svg
        viewBox="0 0 1920 695"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 top-[30%] h-[70%] w-full md:inset-0 md:h-full"
      >
        <path d={RIDGES.far} fill={haze(17)} />
        <path d={RIDGES.middle} fill={haze(33)} />
        <path d={RIDGES.near} fill={haze(52)} />
        <path d={RIDGES.trees} fill={haze(82)} />
        <path d="M0 529h1920v166H0z" fill={haze(7)} />
        {/* the lake's reflection */}
        <svg y="529" width="1920" height="166">
          <g transform="translate(0 529) scale(1 -1)">
            <path d={RIDGES.near} fill={haze(40)} opacity=".28" />
            <path d={RIDGES.trees} fill={haze(70)} opacity=".3" />
          </g>
          <path d="M0 10h1920M240 34h520M1120 48h560M60 76h420M880 96h620" stroke="#fff" strokeOpacity=".28" strokeWidth="1.5" />
        </svg>
      </svg>
    </div>
  )
}

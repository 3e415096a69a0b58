import { RIDGES } from './ridges'

/** A share of the tenant's own colour in the haze: the landscape takes on every brand. */
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
        <path d="M0 529h1920v166H0z" fill="#d9dbd5" />
        <path d="M0 529h1920v60H0z" fill="#cdd0ca" />
        <path d="M120 556h620M0 580h430M880 566h700M1240 604h680M300 628h900M0 660h520" stroke="#fff" strokeOpacity=".35" strokeWidth="3" />
      </svg>
    </div>
  )
}

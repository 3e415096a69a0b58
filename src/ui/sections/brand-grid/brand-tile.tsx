import { BrandMark, hasBrandMark } from '@/ui/primitives/make-mark/brand-mark'
import type { BrandView } from './brand-grid-props'

type Props = { brand: BrandView; className: string; markSize: number; countClassName: string }

/** A make as a tile: its logo above its name, or its name as a word mark if it has no logo; then its number of vehicles. */
export function BrandTile({ brand: { name, countText, href, logo }, className, markSize, countClassName }: Props) {
  const hasLogo = hasBrandMark(name, logo)
  return (
    <a href={href} className={`flex flex-col items-center text-center ${className}`}>
      <span className="grid w-full flex-1 grid-cols-[minmax(0,1fr)] place-items-center">
        {hasLogo ? (
          <BrandMark make={name} logo={logo} size={markSize} />
        ) : (
          <span className="brand-tile-name max-w-full font-bold text-balance wrap-anywhere">{name}</span>
        )}
      </span>
      {hasLogo && <span className="mt-2 max-w-full text-sm/5 font-strong wrap-anywhere">{name}</span>}
      <span className={`mt-1 text-[0.8125rem]/5 ${countClassName}`}>{countText}</span>
    </a>
  )
}

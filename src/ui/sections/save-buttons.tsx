import type { SaveControl } from '@/domain/account/save-control'
import { Icon, type IconWeight } from '../primitives/icon/icon'

type KeepProps = { keep: SaveControl | null }

/** The heart, outlined or filled. The site's script marks the button as pressed if the visitor has saved the vehicle. */
function Heart({ size, weight }: { size: number; weight: IconWeight }) {
  return (
    <>
      <Icon name="heart" size={size} weight={weight} />
      <Icon name="heart" size={size} weight="fill" />
    </>
  )
}

/** Only visitors who have saved a sold vehicle see its button (WATCH-06). The script shows it. */
const isHidden = ({ isSold }: SaveControl) => isSold

/** Save and compare in the corner of a card's photo (SRP-01, WATCH-01, FAV-04, FAV-05). Hidden without JavaScript, which saving needs. */
export function CardSaveButtons({ keep, weight = 'regular' }: KeepProps & { weight?: IconWeight }) {
  if (!keep) return null
  const { kind, car, isComparable } = keep
  return (
    <span data-car={JSON.stringify(car)} className="keeps">
      {isComparable && !keep.isSold && (
        <button type="button" data-keep="compare" aria-pressed="false" aria-label={`Compare ${car.name}`} className="keep">
          <Icon name="swap" size={20} weight={weight} />
          <Icon name="check" size={20} weight={weight} />
        </button>
      )}
      {kind && (
        <button
          type="button"
          data-keep={kind}
          aria-pressed="false"
          aria-label={`Save ${car.name}`}
          hidden={isHidden(keep)}
          className="keep"
        >
          <Heart size={22} weight={weight} />
        </button>
      )}
    </span>
  )
}

/** Save and compare among the tools of the vehicle page (VDP-04, VDP-05). */
export function ToolSaveButtons({ keep }: KeepProps) {
  if (!keep) return null
  const { kind, car, isComparable } = keep
  const data = JSON.stringify(car)
  return (
    <>
      {kind && (
        <li data-car={data} className="has-[[hidden]]:hidden noscript:hidden">
          <button type="button" data-keep={kind} aria-pressed="false" hidden={isHidden(keep)} className="tool aria-pressed:text-bad">
            <Heart size={20} weight="regular" />
            {kind === 'favourite' ? 'Favourite' : 'Save'}
          </button>
        </li>
      )}
      {isComparable && !keep.isSold && (
        <li data-car={data} className="noscript:hidden">
          <button type="button" data-keep="compare" aria-pressed="false" className="tool aria-pressed:text-brand">
            <Icon name="swap" size={20} />
            <Icon name="check" size={20} />
            Compare
          </button>
        </li>
      )}
    </>
  )
}

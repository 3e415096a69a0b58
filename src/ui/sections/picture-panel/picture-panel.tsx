import type { CardVariant } from '@/domain/tenant/template'
import { classNames } from '@/ui/primitives/class-names'
import { Landscape } from '../hero-slider/landscape'
import { Picture } from '@/ui/primitives/picture/picture'
import type { PanelPicture } from './panel-picture'

/** The dealer's sun, behind a vehicle without background. */
function Sun() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 bottom-[22%] overflow-hidden">
      <div className="absolute top-[22%] left-[24%] aspect-square w-[64%] rounded-full bg-action" />
    </div>
  )
}

type Ground = { className: string; Drawing: (() => React.ReactNode) | null; car: string }

/** The ground of a cut-out vehicle in each variant. */
const GROUNDS: Record<CardVariant, Ground> = {
  boxed: { className: 'bg-brand-tint', Drawing: Sun, car: 'inset-x-[3%] bottom-[4%] w-[94%]' },
  plate: {
    className: 'bg-[radial-gradient(90%_80%_at_50%_45%,#5c676c,#2a3135_60%,#111415)]',
    Drawing: null,
    car: 'inset-x-[6%] bottom-[8%] w-[88%]',
  },
  listing: { className: 'bg-[color-mix(in_srgb,var(--fc-brand)_8%,#f0f5fb)]', Drawing: null, car: 'inset-x-[2%] bottom-[4%] w-[96%]' },
  studio: { className: 'bg-tint', Drawing: Landscape, car: 'inset-x-[5%] bottom-[4%] w-[90%]' },
}

export type PicturePanelProps = { picture: PanelPicture; variant: CardVariant; sizes: string; className: string }

/** A picture in a box with the template's corners. `className` sets the shape of the box. */
export function PicturePanel({ picture, variant, sizes, className }: PicturePanelProps) {
  const { url, alt, width, height, kind, position } = picture
  const image = { src: url, alt, width, height, sizes }
  const frame = 'relative overflow-hidden rounded-panel'
  if (kind === 'photo') {
    return (
      <div className={classNames(frame, 'bg-tint', className)}>
        <Picture {...image} position={position} className="absolute inset-0 size-full object-cover" />
      </div>
    )
  }
  const { className: ground, Drawing, car } = GROUNDS[variant]
  return (
    <div className={classNames(frame, ground, className)}>
      {Drawing && <Drawing />}
      <Picture {...image} className={classNames('absolute h-[92%] max-w-none object-contain object-bottom', car)} />
    </div>
  )
}

import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { ActionLink } from '@/ui/primitives/action-link'
import { TONE_GROUND, TONE_INK, type Tone } from '@/ui/primitives/band'
import { classNames } from '@/ui/primitives/class-names'
import { Picture } from '@/ui/primitives/picture/picture'
import type { PanelPicture } from '../picture-panel/panel-picture'

export type FeatureBandProps = {
  heading: string
  text: string | null
  link: SiteLink | null
  picture: PanelPicture | null
  side: 'left' | 'right' | 'behind'
  tone: Tone
  variant: CardVariant
}

type Look = { isPanel: boolean; frame: string; body: string; heading: string; text: string }

const PANEL: Pick<Look, 'isPanel' | 'body'> = { isPanel: true, body: 'px-6 py-8 md:px-14 md:py-14' }
const WIDE: Pick<Look, 'isPanel' | 'body'> = { isPanel: false, body: 'wrap py-14 md:py-24' }

/** Dealer and group show a panel on the page, prestige and manufacturer a full-width picture. */
const LOOKS: Record<CardVariant, Look> = {
  boxed: { ...PANEL, frame: 'md:min-h-[380px]', heading: 'type-h2 md:text-[2.5rem]/[2.75rem]', text: 'text-lg/7' },
  plate: { ...WIDE, frame: 'md:min-h-[600px]', heading: 'type-h2', text: 'max-w-[30rem] text-[1.0625rem]/7' },
  listing: { ...PANEL, frame: 'md:min-h-[380px]', heading: 'type-h2 md:text-[2.5rem]/[2.75rem]', text: 'text-base/6' },
  studio: { ...WIDE, frame: 'md:min-h-[640px]', heading: 'type-h2', text: 'max-w-[34rem] text-[1.0625rem]/7' },
}

const PLACES = {
  left: 'md:left-0 md:w-1/2',
  right: 'md:right-0 md:w-1/2',
  behind: 'md:inset-x-0 md:w-full',
}

/** The picture beside or behind the text on a wide screen, below it on a phone, so that no text overlaps it. */
function BandPicture({ picture, side }: { picture: PanelPicture; side: FeatureBandProps['side'] }) {
  const { url, alt, width, height, kind, position } = picture
  const isCutout = kind === 'cutout'
  const place = isCutout && side === 'behind' ? 'right' : side
  return (
    <div
      className={classNames(
        'relative aspect-3/2 overflow-hidden sm:max-md:aspect-2/1 md:absolute md:inset-y-0 md:aspect-auto',
        PLACES[place],
      )}
    >
      <Picture
        src={url}
        alt={alt}
        width={width}
        height={height}
        position={isCutout ? undefined : position}
        sizes={place === 'behind' ? '(min-width: 901px) 100vw, 160vw' : '(min-width: 901px) 55vw, 100vw'}
        className={classNames(
          'absolute max-w-none',
          isCutout
            ? 'inset-x-[-2%] bottom-[-12%] w-[104%] object-contain object-bottom md:bottom-[-8%] md:h-[100%] lg:w-[108%]'
            : 'inset-0 size-full object-cover',
          place === 'behind' && 'object-[80%_50%] md:[mask-image:linear-gradient(to_right,transparent_41%,#000_58%)]',
        )}
      />
    </div>
  )
}

/** A wide banner: heading, text, a link, and a picture at the left, at the right or behind them. */
export function FeatureBand({ heading, text, link, picture, side, tone, variant }: FeatureBandProps) {
  const look = LOOKS[variant]
  const isTextRight = picture !== null && side === 'left'
  const band = (
    <div
      className={classNames(
        'relative overflow-hidden',
        TONE_GROUND[tone],
        picture && look.frame,
        look.isPanel && 'rounded-panel',
        look.isPanel && tone === 'plain' && 'border border-line',
      )}
    >
      <div className={classNames('relative flex flex-col md:min-h-[inherit]', TONE_INK[tone])}>
        <div className={classNames('relative z-1 flex flex-1 flex-col justify-center md:min-h-[inherit]', look.body)}>
          <div
            className={classNames(
              'flex max-w-[42rem] min-w-0 flex-col items-start',
              picture && (side === 'behind' ? 'md:w-[40%]' : 'md:w-[46%]'),
              isTextRight && 'md:ml-auto md:pl-4',
            )}
          >
            <h2 className={classNames(look.heading, 'max-w-full')}>{heading}</h2>
            {text && <p className={classNames('mt-4 max-w-full text-ink-soft', look.text)}>{text}</p>}
            {link && <ActionLink link={link} variant={variant} tone={tone} className="mt-6 md:mt-8" />}
          </div>
        </div>
        {picture && <BandPicture picture={picture} side={side} />}
      </div>
    </div>
  )
  return look.isPanel ? (
    <section className="section">
      <div className="wrap">{band}</div>
    </section>
  ) : (
    <section>{band}</section>
  )
}

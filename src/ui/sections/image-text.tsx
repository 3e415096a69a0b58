import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { ActionLink } from '../primitives/action-link'
import { Band, TONE_GROUND, TONE_INK, type Tone } from '../primitives/band'
import { classNames } from '../primitives/class-names'
import { areLarge, FactList } from '../primitives/fact-list/fact-list'
import type { Fact } from '../primitives/fact-list/to-facts'
import type { PanelPicture } from './picture-panel/panel-picture'
import { PicturePanel } from './picture-panel/picture-panel'
import { Prose, type RichTextContent } from '../primitives/prose'

export type ImageTextProps = {
  heading: string
  content: RichTextContent | null
  facts: readonly Fact[]
  link: SiteLink | null
  picture: PanelPicture | null
  side: 'left' | 'right'
  /** The width of the picture relative to the text. */
  ratio: 'half' | 'wide' | 'narrow'
  tone: Tone
  variant: CardVariant
}

/** The grid columns, with the text first or last. */
const COLUMNS: Record<ImageTextProps['side'], Record<ImageTextProps['ratio'], string>> = {
  right: {
    half: 'md:grid-cols-2',
    wide: 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    narrow: 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  },
  left: {
    half: 'md:grid-cols-2',
    wide: 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    narrow: 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  },
}

type Look = { gap: string; panel: string; content: string; areFactsFirst: boolean }

const LOOKS: Record<CardVariant, Look> = {
  boxed: { gap: 'gap-8 lg:gap-16', panel: 'aspect-3/2', content: 'text-ink-soft', areFactsFirst: false },
  plate: { gap: 'gap-10 md:gap-16 lg:gap-28', panel: 'aspect-5/4', content: 'max-w-[34rem] text-ink-soft', areFactsFirst: false },
  listing: { gap: 'gap-6 lg:gap-12', panel: 'aspect-3/2', content: 'text-ink-soft', areFactsFirst: false },
  studio: { gap: 'gap-10 md:gap-12 lg:gap-24', panel: 'aspect-4/3', content: 'max-w-[38rem] text-ink-soft', areFactsFirst: true },
}

function Words({ heading, content, facts, link, tone, variant }: ImageTextProps) {
  const { content: contentClass, areFactsFirst } = LOOKS[variant]
  return (
    <div className="flex min-w-0 flex-col items-start">
      <h2 className="max-w-full type-h2">{heading}</h2>
      <div
        className={classNames(
          'mt-4 flex w-full flex-col gap-6',
          areFactsFirst && areLarge(facts, variant) && 'md:mt-6 md:flex-col-reverse md:justify-end',
        )}
      >
        {content && (
          <div className={contentClass}>
            <Prose content={content} />
          </div>
        )}
        <FactList facts={facts} variant={variant} className="w-full" />
      </div>
      {link && <ActionLink link={link} variant={variant} tone={tone} className="mt-6 md:mt-8" />}
    </div>
  )
}

/** Picture and text side by side within the page's width, or only the text without a picture. */
function Spread(props: ImageTextProps) {
  const { picture, side, ratio, tone, variant } = props
  const { gap, panel } = LOOKS[variant]
  if (!picture) {
    return (
      <Band tone={tone}>
        <div className="max-w-[46rem]">
          <Words {...props} />
        </div>
      </Band>
    )
  }
  return (
    <Band tone={tone}>
      <div className={classNames('grid grid-cols-1 items-center', gap, COLUMNS[side][ratio])}>
        <Words {...props} />
        <PicturePanel
          picture={picture}
          variant={variant}
          sizes="(min-width: 901px) 60vw, 100vw"
          className={classNames(
            panel,
            'max-md:sm:aspect-video',
            variant !== 'studio' && 'max-md:order-first',
            side === 'left' && 'md:order-first',
          )}
        />
      </div>
    </Band>
  )
}

/** The prestige variant on a dark ground: the picture extends to the edge of the screen. */
function EdgeSpread(props: ImageTextProps) {
  const { picture, side, ratio, tone, variant } = props
  if (!picture || tone !== 'brand') return <Spread {...props} />
  return (
    <section className={TONE_GROUND.brand}>
      <div className={classNames('grid grid-cols-1 md:min-h-[36rem]', COLUMNS[side][ratio === 'half' ? 'wide' : ratio], TONE_INK.brand)}>
        <div
          className={classNames(
            'flex items-center px-(--fc-gutter-now) py-14 md:px-12 md:py-16',
            side === 'right' ? 'md:pl-(--fc-gutter-now)' : 'md:pr-(--fc-gutter-now)',
          )}
        >
          <div className="w-full max-w-[36rem]">
            <Words {...props} />
          </div>
        </div>
        <PicturePanel
          picture={picture}
          variant={variant}
          sizes="(min-width: 901px) 62vw, 100vw"
          className={classNames('h-full max-md:order-first max-md:aspect-5/4 max-md:sm:aspect-video', side === 'left' && 'md:order-first')}
        />
      </div>
    </section>
  )
}

/** The view of each variant. A variant without a view fails to compile. */
const VIEWS: Record<CardVariant, (props: ImageTextProps) => React.ReactNode> = {
  boxed: Spread,
  plate: EdgeSpread,
  listing: Spread,
  studio: Spread,
}

/** A picture beside text and facts. */
export function ImageText(props: ImageTextProps) {
  const View = VIEWS[props.variant]
  return <View {...props} />
}

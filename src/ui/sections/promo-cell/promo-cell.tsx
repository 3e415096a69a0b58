import type { CardVariant } from '@/domain/tenant/template'
import { classNames } from '@/ui/primitives/class-names'
import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { PromoView } from './promo-view'

type Tone = PromoView['tone']
type Look = {
  box: string
  title: string
  text: string
  figure: string
  link: string
  hasArrow: boolean
  /** The decoration of the dark card when it has neither picture nor figure, and the classes of its foot. */
  bare: string
  bareFoot: string
  hasSun: boolean
  tones: Record<Tone, string>
  links: Record<Tone, string>
}

const SOLID_LINKS: Record<Tone, string> = {
  brand: 'bg-action text-action-ink',
  action: 'bg-brand text-brand-ink',
  plain: 'bg-brand text-brand-ink',
}
const SOLID_TONES: Record<Tone, string> = {
  brand: 'bg-brand text-brand-ink',
  action: 'bg-action text-action-ink',
  plain: 'border border-line bg-surface text-ink',
}
const RULED_LINKS: Record<Tone, string> = { brand: 'border-current', action: 'border-current', plain: 'border-current' }
const BUTTON = 'flex min-h-12 items-center justify-center px-4 py-2 text-center font-semibold transition-quick forced-colors:border'

/** The lines of the directory's globe. */
const ARCS =
  'bg-[repeating-radial-gradient(circle_at_112%_118%,transparent_0_calc(4rem-1px),rgb(255_255_255/.13)_calc(4rem-1px)_4rem)] forced-colors:bg-none'

const LOOKS: Record<CardVariant, Look> = {
  boxed: {
    box: 'rounded-card p-[24px]',
    title: 'type-h2 text-[min(2rem,36px)]/[1.125]',
    text: 'text-[1.0625rem]/[1.625rem]',
    figure: 'type-hero text-[2.25rem]/[2.5rem]!',
    link: `${BUTTON} rounded-control`,
    hasArrow: false,
    bare: '',
    bareFoot: '-mx-[24px] -mb-[24px] bg-brand-dark px-[24px] pb-[24px]',
    hasSun: true,
    tones: SOLID_TONES,
    links: SOLID_LINKS,
  },
  plate: {
    box: 'p-[32px]',
    title: 'type-h2 text-[min(2.375rem,42px)]/[1.105]',
    text: 'text-base/[1.625rem] opacity-80',
    figure: 'type-h2 text-[3.25rem]/[3.5rem]',
    link: 'inline-flex min-h-11 items-center gap-3 self-start border-b font-medium',
    hasArrow: true,
    bare: '',
    bareFoot: '',
    hasSun: false,
    tones: {
      brand: 'bg-brand-dark text-brand-dark-ink',
      action: 'bg-brand-dark text-brand-dark-ink',
      plain: 'border border-edge text-ink',
    },
    links: RULED_LINKS,
  },
  listing: {
    box: 'rounded-card p-[24px]',
    title: 'type-h2 text-[min(var(--fc-h2-size-now),36px)]/[1.143]',
    text: 'text-[0.9375rem]/6',
    figure: 'type-hero text-[2.25rem]/[2.5rem]!',
    link: `${BUTTON} rounded-control`,
    hasArrow: false,
    bare: ARCS,
    bareFoot: '',
    hasSun: false,
    tones: SOLID_TONES,
    links: SOLID_LINKS,
  },
  studio: {
    box: 'rounded-card p-[32px] lg:p-[40px]',
    title: 'type-h2 text-[min(2.25rem,42px)]/[1.167]',
    text: 'text-base/7',
    figure: 'type-h2',
    link: `${BUTTON} self-start rounded-pill px-7`,
    hasArrow: false,
    bare: '',
    bareFoot: '',
    hasSun: false,
    tones: { brand: 'bg-brand text-brand-ink', action: 'bg-brand-tint text-ink', plain: 'bg-tint text-ink' },
    links: { brand: 'bg-surface text-ink', action: 'bg-brand text-brand-ink', plain: 'bg-brand text-brand-ink' },
  },
}

/** The sun of the dealer's hero with a vehicle in front. It takes the space that is left above the button. */
function SettingSun() {
  return (
    <span aria-hidden="true" className="relative -mx-[24px] mt-6 block min-h-0 flex-1 overflow-hidden forced-colors:hidden">
      <span className="absolute bottom-0 left-[42%] h-[min(8.5rem,100%)] w-68 rounded-t-full bg-action" />
      <span className="absolute inset-x-[24px] -bottom-px aspect-240/70 max-h-full bg-brand-dark car-shadow" />
    </span>
  )
}

/** The longest word, in characters, that fits a card's column at the heading's normal size ('Woolloongabba' does not). */
const LONGEST_WORD = 12
const hasLongWord = (title: string) => title.split(/[\s-]+/).some((word) => word.length > LONGEST_WORD)

/** A promotion among the results, as tall as the cards around it. `level` is the heading level of those cards. */
export function PromoCell({ promo, variant, level = 2 }: { promo: PromoView; variant: CardVariant; level?: 2 | 3 }) {
  const look = LOOKS[variant]
  const Heading = level === 2 ? 'h2' : 'h3'
  const { figure, image, link } = promo
  const isBare = !image && !figure && promo.tone === 'brand'
  return (
    <div
      role="group"
      aria-label={promo.title}
      className={`relative flex h-full min-h-72 flex-col overflow-hidden forced-colors:border ${look.box} ${look.tones[promo.tone]} ${isBare ? look.bare : ''}`}
    >
      <Heading className={classNames(look.title, 'text-balance', hasLongWord(promo.title) && 'text-[1.625rem]/[1.15]!')}>
        {promo.title}
      </Heading>
      <div className={`mt-3 ${look.text}`}>
        {promo.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {image && (
        <Picture
          src={image.url}
          alt={image.alt}
          width={600}
          height={400}
          sizes="400px"
          className="mt-auto -mr-[24px] -ml-[8px] w-[calc(100%+32px)] max-w-none object-contain"
        />
      )}
      {isBare && look.hasSun && <SettingSun />}
      <div className={`mt-auto flex flex-col pt-6 ${isBare ? look.bareFoot : ''}`}>
        {figure && (
          <p className="mb-5">
            <strong className={`block ${look.figure}`}>{figure.value}</strong>
            <span className="font-semibold">{figure.note}</span>
          </p>
        )}
        {link && (
          <a href={link.href} className={`${look.link} ${look.links[promo.tone]}`}>
            {link.label}
            {look.hasArrow && <Icon name="arrow-right" size={20} />}
          </a>
        )}
      </div>
    </div>
  )
}

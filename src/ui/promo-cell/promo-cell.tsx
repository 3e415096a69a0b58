import type { CardVariant } from '@/domain/template/template'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import type { PromoView } from './promo-view'

type Tone = PromoView['tone']
type Look = {
  box: string
  title: string
  text: string
  figure: string
  link: string
  hasArrow: boolean
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
const BUTTON = 'flex min-h-12 items-center justify-center px-4 font-semibold transition-quick'

const LOOKS: Record<CardVariant, Look> = {
  boxed: {
    box: 'rounded-card p-6',
    title: 'type-h2 text-[2rem]/[2.25rem]',
    text: 'text-[1.0625rem]/[1.625rem]',
    figure: 'type-hero text-[2.75rem]/[3rem]',
    link: `${BUTTON} rounded-control`,
    hasArrow: false,
    tones: SOLID_TONES,
    links: SOLID_LINKS,
  },
  plate: {
    box: 'p-8',
    title: 'type-h2 text-[2.375rem]/[2.625rem]',
    text: 'text-base/[1.625rem] opacity-80',
    figure: 'type-h2 text-[3.25rem]/[3.5rem]',
    link: 'inline-flex min-h-11 items-center gap-3 self-start border-b font-medium',
    hasArrow: true,
    tones: {
      brand: 'bg-brand-dark text-brand-dark-ink',
      action: 'bg-brand-dark text-brand-dark-ink',
      plain: 'border border-edge text-ink',
    },
    links: RULED_LINKS,
  },
  listing: {
    box: 'rounded-card p-6',
    title: 'type-h2',
    text: 'text-[0.9375rem]/6',
    figure: 'type-hero text-[2.75rem]/[3rem]',
    link: `${BUTTON} rounded-control`,
    hasArrow: false,
    tones: SOLID_TONES,
    links: SOLID_LINKS,
  },
  studio: {
    box: 'rounded-card p-8 lg:p-10',
    title: 'type-h2 text-[2.25rem]/[2.625rem]',
    text: 'text-base/7',
    figure: 'type-h2',
    link: `${BUTTON} self-start rounded-pill px-7`,
    hasArrow: false,
    tones: { brand: 'bg-brand text-brand-ink', action: 'bg-brand-tint text-ink', plain: 'bg-tint text-ink' },
    links: { brand: 'bg-surface text-ink', action: 'bg-brand text-brand-ink', plain: 'bg-brand text-brand-ink' },
  },
}

/** A promo among the results, as tall as the cars beside it; `level` is that of the cards' headings. */
export function PromoCell({ promo, variant, level = 2 }: { promo: PromoView; variant: CardVariant; level?: 2 | 3 }) {
  const look = LOOKS[variant]
  const Heading = level === 2 ? 'h2' : 'h3'
  const { figure, image, link } = promo
  return (
    <div
      role="group"
      aria-label={promo.title}
      className={`relative flex h-full min-h-72 flex-col overflow-hidden ${look.box} ${look.tones[promo.tone]}`}
    >
      <Heading className={`${look.title} text-balance`}>{promo.title}</Heading>
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
          className="mt-auto -mr-16 w-[125%] max-w-none object-contain"
        />
      )}
      <div className="mt-auto flex flex-col pt-6">
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

import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** What a section stands on: the page's own ground, a quiet tint, or the brand's colour. */
export type Tone = 'plain' | 'tint' | 'brand'

/** The colours of a ground of the brand; the darker brand where the brand itself turns light in a dark scheme. */
const BRAND_GROUND = 'band-brand bg-(--band)'

/** The ground of each tone; what stands on it goes into an element within, of `TONE_INK`. */
export const TONE_GROUND: Record<Tone, string> = {
  plain: '',
  tint: 'band-tint',
  brand: BRAND_GROUND,
}

/**
 * The colours of what stands on each tone. On the brand's ground its ink and its ground change places, so that buttons, links and lines
 * keep their contrast; the loud button stays loud where it has a colour of its own.
 */
export const TONE_INK: Record<Tone, string> = {
  plain: '',
  tint: '',
  brand:
    'band-ink-on-brand text-ink [--fc-brand-ink:var(--band)] [--fc-brand-tint:color-mix(in_srgb,var(--band-ink)_14%,var(--band))] [--fc-brand:var(--band-ink)] [--fc-edge:color-mix(in_srgb,var(--band-ink)_60%,var(--band))] [--fc-focus:var(--band-ink)] [--fc-ink-soft:color-mix(in_srgb,var(--band-ink)_84%,var(--band))] [--fc-ink:var(--band-ink)] [--fc-line:color-mix(in_srgb,var(--band-ink)_24%,var(--band))] [--fc-link:var(--band-ink)] [--fc-surface:var(--band)] [--fc-tint:color-mix(in_srgb,var(--band-ink)_10%,var(--band))]',
}

type Props = { tone: Tone; children: ReactNode; className?: string; /** A name for the ear, where it is a landmark. */ label?: string }

/** A section from edge to edge on one of the tones, its content as wide as the page's. */
export function Band({ tone, children, className, label }: Props) {
  return (
    <section aria-label={label} className={tone === 'plain' ? 'section' : classNames(TONE_GROUND[tone], 'py-(--fc-section-now)')}>
      <div className={classNames('wrap', TONE_INK[tone], className)}>{children}</div>
    </section>
  )
}

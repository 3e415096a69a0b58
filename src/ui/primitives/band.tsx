import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A section's ground: the page's own, a light tint, or the brand's colour. */
export type Tone = 'plain' | 'tint' | 'brand'

/** The colours of a brand ground. In a dark scheme, where the brand colour is light, it uses the darker brand colour. */
const BRAND_GROUND = 'band-brand bg-(--band)'

/** The ground of each tone. Its content goes into an inner element with the classes of `TONE_INK`. */
export const TONE_GROUND: Record<Tone, string> = {
  plain: '',
  tint: 'band-tint',
  brand: BRAND_GROUND,
}

/**
 * The colours of the content on each tone. On the brand's ground text and background colours are swapped, so that buttons, links and lines
 * keep their contrast. The action button keeps its own colour if it has one.
 */
export const TONE_INK: Record<Tone, string> = {
  plain: '',
  tint: '',
  brand:
    'band-ink-on-brand text-ink [--fc-brand-ink:var(--band)] [--fc-brand-tint:color-mix(in_srgb,var(--band-ink)_14%,var(--band))] [--fc-brand:var(--band-ink)] [--fc-edge:color-mix(in_srgb,var(--band-ink)_60%,var(--band))] [--fc-focus:var(--band-ink)] [--fc-ink-soft:color-mix(in_srgb,var(--band-ink)_84%,var(--band))] [--fc-ink:var(--band-ink)] [--fc-line:color-mix(in_srgb,var(--band-ink)_24%,var(--band))] [--fc-link:var(--band-ink)] [--fc-surface:var(--band)] [--fc-tint:color-mix(in_srgb,var(--band-ink)_10%,var(--band))]',
}

type Props = { tone: Tone; children: ReactNode; className?: string; /** The accessible name, if it is a landmark. */ label?: string }

/** A full-width section in one of the tones, with content as wide as the page's. */
export function Band({ tone, children, className, label }: Props) {
  return (
    <section aria-label={label} className={tone === 'plain' ? 'section' : classNames(TONE_GROUND[tone], 'py-(--fc-section-now)')}>
      <div className={classNames('wrap', TONE_INK[tone], className)}>{children}</div>
    </section>
  )
}

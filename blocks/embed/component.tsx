import { toEmbed } from '@/domain/text/embed'
import { ClickToLoadEmbed } from '@/features/click-to-load-embed/click-to-load-embed'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

/** Embeds a page of an allowed service after a click. Any other stored address renders nothing. */
export function EmbedBlock({ block: { heading, text, url, title, height } }: BlockProps<'embed'>) {
  const embed = toEmbed(url)
  if (embed === null) return null
  return (
    <section className="wrap section">
      {heading && <SectionHead heading={heading} text={text} />}
      <div className="relative overflow-hidden rounded-card" style={{ height: Math.min(1200, Math.max(120, height)) }}>
        <ClickToLoadEmbed kind="frame" src={embed.src} title={title} owner={embed.label} />
      </div>
    </section>
  )
}

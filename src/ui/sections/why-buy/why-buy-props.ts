import type { SiteLink } from '@/domain/tenant/tenant'
import type { Fact } from '@/ui/primitives/fact-list/to-facts'
import type { IconName } from '@/ui/primitives/icon/icon'

export type Reason = { id: string; icon: IconName; title: string; text: string }

/** The content of the block: reasons and figures for buying here. */
export type WhyBuyProps = {
  heading: string
  text: string | null
  figures: readonly Fact[]
  reasons: readonly Reason[]
  link: SiteLink | null
}

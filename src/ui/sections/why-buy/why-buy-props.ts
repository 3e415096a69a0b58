import type { SiteLink } from '@/domain/tenant/tenant'
import type { Fact } from '@/ui/primitives/fact-list/to-facts'
import type { IconName } from '@/ui/primitives/icon/icon'

export type Reason = { id: string; icon: IconName; title: string; text: string }

/** Why to buy here, ready to draw. */
export type WhyBuyProps = {
  heading: string
  text: string | null
  figures: readonly Fact[]
  reasons: readonly Reason[]
  link: SiteLink | null
}

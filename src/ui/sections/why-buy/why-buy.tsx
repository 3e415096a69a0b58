import type { ReactNode } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { ClaimWhyBuy } from './claim-why-buy'
import { DirectoryWhyBuy } from './directory-why-buy'
import { GalleryWhyBuy } from './gallery-why-buy'
import { LedgerWhyBuy } from './ledger-why-buy'
import type { WhyBuyProps } from './why-buy-props'

/** The view of each variant. A variant without a view fails to compile. */
const VIEWS: Record<CardVariant, (props: WhyBuyProps) => ReactNode> = {
  boxed: ClaimWhyBuy,
  plate: LedgerWhyBuy,
  listing: DirectoryWhyBuy,
  studio: GalleryWhyBuy,
}

/** Reasons to buy here (CMS-15). Renders nothing without reasons and figures. */
export function WhyBuy({ variant, ...props }: WhyBuyProps & { variant: CardVariant }) {
  if (props.reasons.length === 0 && props.figures.length === 0) return null
  const View = VIEWS[variant]
  return <View {...props} />
}

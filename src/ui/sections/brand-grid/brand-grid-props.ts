import type { SiteLink } from '@/domain/tenant/tenant'

/** A make in stock. `countText` is its number of vehicles in the tenant's word: '24 cars'. */
export type BrandView = { name: string; countText: string; href: string; logo?: string | null }

/** Makes of one kind. The label is null when there is only one kind (BRD-02). */
export type BrandSectionView = { key: string; label: string | null; brands: BrandView[] }

export type BrandGridProps = { heading: string; text: string | null; link: SiteLink | null; sections: BrandSectionView[] }

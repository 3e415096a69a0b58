import type { Tag } from '@/domain/tags/tag'
import { Badge, type BadgeTone } from '@/ui/badge/badge'

const TONES: Record<Tag['kind'], BadgeTone> = {
  sold: 'ink',
  fuel: 'good',
  reserved: 'bad',
  certified: 'brand',
  custom: 'plain',
  comingSoon: 'brand',
  justArrived: 'action',
}

/** The car's tag on its gallery (CAR-06). */
export function GalleryTag({ tag }: { tag: Tag | null }) {
  if (!tag) return null
  return <Badge tone={TONES[tag.kind]}>{tag.kind === 'fuel' ? tag.text.toUpperCase() : tag.text}</Badge>
}

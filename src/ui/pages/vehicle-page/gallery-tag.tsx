import type { Tag } from '@/domain/vehicle/tag'
import { Badge, type BadgeTone } from '@/ui/primitives/badge'

const TONES: Record<Tag['kind'], BadgeTone> = {
  sold: 'ink',
  fuel: 'good',
  reserved: 'bad',
  certified: 'brand',
  custom: 'plain',
  comingSoon: 'brand',
  justArrived: 'action',
}

/** The fixed tags are written in capitals (CAR-08, CAR-11, CAR-14). Prestige shows them in sentence case. */
const IN_CAPITALS: readonly Tag['kind'][] = ['reserved', 'comingSoon', 'sold']

/** The vehicle's tag on its gallery (CAR-06). */
export function GalleryTag({ tag }: { tag: Tag | null }) {
  if (!tag) return null
  const text = tag.kind === 'fuel' ? tag.text.toUpperCase() : tag.text
  return <Badge tone={TONES[tag.kind]}>{IN_CAPITALS.includes(tag.kind) ? <span className="gallery-tag-text">{text}</span> : text}</Badge>
}

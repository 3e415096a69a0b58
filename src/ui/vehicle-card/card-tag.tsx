import type { Tag } from '@/domain/tags/tag'

export type TagTones = Record<Tag['kind'], string>

/** Fuels come as they are told ('Hybrid'); on a tag they stand in capitals like the rest (CAR-07). */
const CAPITALS: readonly Tag['kind'][] = ['fuel']

/** The certified-used badge: an image, its text what stands in for it (CAR-09). */
function CertifiedBadge({ text }: { text: string }) {
  return (
    <svg role="img" aria-label={text} viewBox="0 0 132 20" className="h-5 w-33" fill="currentColor">
      <path d="M10 0l8 3v6c0 5-3.300 9-8 11-4.700-2-8-6-8-11V3l8-3Zm-1.200 13.800 5.700-5.700-1.600-1.600-4.100 4.100-1.900-1.900-1.600 1.600 3.500 3.500Z" fillRule="evenodd" />
      <text x="26" y="14.500" fontSize="12.500" fontWeight="700" letterSpacing=".4">
        CERTIFIED USED
      </text>
    </svg>
  )
}

/** The one tag on a picture, in the shape and colours that the template gives to its kind. */
export function CardTag({ tag, className, tones }: { tag: Tag | null; className: string; tones: TagTones }) {
  if (!tag) return null
  return (
    <span className={`absolute ${className} ${tones[tag.kind]} ${CAPITALS.includes(tag.kind) ? 'uppercase' : ''}`}>
      {tag.kind === 'certified' ? <CertifiedBadge text={tag.text} /> : tag.text}
    </span>
  )
}

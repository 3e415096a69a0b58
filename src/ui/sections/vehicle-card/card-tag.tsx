import type { Tag } from '@/domain/vehicle/tag'

export type TagTones = Record<Tag['kind'], string>

/** Fuels are stored in title case ('Hybrid'), but tags are in capitals (CAR-07). */
const CAPITALS: readonly Tag['kind'][] = ['fuel']

/** The certified-used badge: an image with its text as alternative (CAR-09). */
export function CertifiedBadge({ text }: { text: string }) {
  return (
    <svg role="img" aria-label={text} viewBox="0 0 132 20" className="h-5 w-33" fill="currentColor">
      <path
        d="m10 0 8 3v6c0 5-3.3 9-8 11-4.7-2-8-6-8-11V3l8-3ZM8.8 13.8l5.7-5.7-1.6-1.6-4.1 4.1-1.9-1.9-1.6 1.6 3.5 3.5Z"
        fillRule="evenodd"
      />
      <text x="25" y="14.5" fontSize="12" fontWeight="700" textLength="105" lengthAdjust="spacingAndGlyphs">
        CERTIFIED USED
      </text>
    </svg>
  )
}

/** The tag on a picture, in the template's shape and colours for its kind. */
export function CardTag({ tag, className, tones }: { tag: Tag | null; className: string; tones: TagTones }) {
  if (!tag) return null
  return (
    <span className={`absolute ${className} ${tones[tag.kind]} ${CAPITALS.includes(tag.kind) ? 'uppercase' : ''}`}>
      {tag.kind === 'certified' ? <CertifiedBadge text={tag.text} /> : tag.text}
    </span>
  )
}

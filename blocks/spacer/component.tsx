import type { BlockProps } from '../types'

type Size = BlockProps<'spacer'>['block']['size']

const HEIGHTS: Record<Size, string> = { small: 'h-6 md:h-8', medium: 'h-10 md:h-16', large: 'h-16 md:h-28' }

/** Empty space with an optional line, hidden from screen readers. */
export function SpacerBlock({ block: { size, hasLine } }: BlockProps<'spacer'>) {
  return (
    <div aria-hidden="true" className={`wrap grid items-center ${HEIGHTS[size]}`}>
      {hasLine && <div className="border-t border-line" />}
    </div>
  )
}

import type { SlideViewProps } from './hero-slide'

/** A slide's heading at the level that the page needs. */
export function SlideHeading({ slide, level, className }: Pick<SlideViewProps, 'slide' | 'level'> & { className: string }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return <Heading className={className}>{slide.heading}</Heading>
}

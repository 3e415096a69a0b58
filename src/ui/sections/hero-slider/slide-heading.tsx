import type { SlideViewProps } from './hero-slide'

/** The heading of a slide at the level that the page needs. */
export function SlideHeading({ slide, level, className }: Pick<SlideViewProps, 'slide' | 'level'> & { className: string }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return <Heading className={className}>{slide.heading}</Heading>
}

import { Picture } from '../picture/picture'
import type { HeroImage } from './hero-slide'

/** The picture of a slide. Of the later slides none loads before it is near. */
export function SlidePicture({
  image,
  isFirst,
  sizes,
  className,
}: {
  image: HeroImage
  isFirst: boolean
  sizes: string
  className: string
}) {
  return (
    <Picture
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      sizes={sizes}
      isEager={isFirst}
      className={className}
    />
  )
}

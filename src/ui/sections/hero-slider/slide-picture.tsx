import { classNames } from '@/ui/primitives/class-names'
import { Picture } from '@/ui/primitives/picture/picture'
import type { HeroImage } from './hero-slide'

type SlidePictureProps = { image: HeroImage; isFirst: boolean; sizes: string; className: string }

/** A cut-out vehicle on a slide. Pictures of later slides load lazily. */
export function SlidePicture({ image, isFirst, sizes, className }: SlidePictureProps) {
  return (
    <Picture
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      sizes={sizes}
      isEager={isFirst}
      position={image.position}
      className={className}
    />
  )
}

type SceneProps = Pick<SlidePictureProps, 'image' | 'isFirst'> & {
  /** Its position on a phone: above or below the text. */
  phone: 'top' | 'bottom'
  className?: string
}

const PHONE = {
  top: 'top-0 h-[66%] [mask-image:linear-gradient(to_top,transparent,#000_30%)]',
  bottom: 'bottom-0 h-[52%] [mask-image:linear-gradient(to_bottom,transparent,#000_30%)]',
}
const WIDE = 'md:w-full md:object-[50%_50%] md:[mask-image:linear-gradient(to_right,transparent_34%,#000_60%)]'
const NARROW = 'md:w-[66%] md:[mask-image:linear-gradient(to_right,transparent_8%,#000_40%)]'

/**
 * A whole picture that fades into the slide's ground, so that no text overlaps it. A picture that is not a wide banner stays on its side of
 * the slide.
 */
export function ScenePicture({ image, isFirst, phone, className }: SceneProps) {
  const isBanner = image.width / image.height > 2
  return (
    <SlidePicture
      image={image}
      isFirst={isFirst}
      sizes={isBanner ? '(min-width: 901px) 100vw, 200vw' : '(min-width: 901px) 66vw, 130vw'}
      className={classNames(
        'absolute inset-x-0 w-full object-cover md:inset-y-0 md:right-0 md:left-auto md:h-full',
        isBanner ? 'object-[78%_50%]' : 'object-center',
        PHONE[phone],
        isBanner ? WIDE : NARROW,
        className,
      )}
    />
  )
}

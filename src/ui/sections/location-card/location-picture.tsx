import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { SiteLocationView } from '@/domain/locations/location-view'

type Props = { image: SiteLocationView['image']; sizes: string; className: string; isEager?: boolean }

/** A location's picture, or a box with a pin if it has none. It is decoration, because the name is beside it. */
export function LocationPicture({ image, sizes, className, isEager = false }: Props) {
  if (image)
    return (
      <Picture
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        sizes={sizes}
        isEager={isEager}
        position={image.position}
        className={`object-cover ${className}`}
      />
    )
  return (
    <span className={`grid place-items-center bg-tint text-ink-faint ${className}`}>
      <Icon name="pin" size={36} />
    </span>
  )
}

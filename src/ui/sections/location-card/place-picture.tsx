import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { SiteLocationView } from '@/domain/locations/location-view'

type Props = { image: SiteLocationView['image']; sizes: string; className: string; isEager?: boolean }

/** The picture of a place, or a plate with a pin where it has none. Its name stands beside it, so it says nothing to the ear. */
export function PlacePicture({ image, sizes, className, isEager = false }: Props) {
  if (image)
    return (
      <Picture
        src={image.url}
        alt=""
        width={image.width}
        height={image.height}
        sizes={sizes}
        isEager={isEager}
        className={`object-cover ${className}`}
      />
    )
  return (
    <span className={`grid place-items-center bg-tint text-ink-faint ${className}`}>
      <Icon name="pin" size={36} />
    </span>
  )
}

import type { GalleryView } from '@/domain/vehicle/gallery/gallery-view'
import type { GalleryLook } from './gallery-classes'

/** Props of the spin and interior views; each renders its part of the gallery view. */
export type ModeViewProps = { view: GalleryView; name: string; look: GalleryLook; isGrey: boolean; back: () => void }

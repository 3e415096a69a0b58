import type { GalleryView } from '@/domain/vehicle/gallery/gallery-view'
import type { Slot } from '@/domain/vehicle/gallery/slots'

export function somePhotos(count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'photo',
    url: `/media/${index}.webp`,
    thumbUrl: null,
    alt: `2023 Toyota RAV4, photo ${index + 1}`,
  }))
}

/** Returns a gallery, by default with photos only. */
export function aGalleryView(overrides: Partial<GalleryView> = {}): GalleryView {
  return { slots: somePhotos(5), modes: ['gallery'], start: 'gallery', spin: null, walkaround: null, interior: null, ...overrides }
}

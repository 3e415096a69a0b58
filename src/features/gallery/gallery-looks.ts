import type { GalleryVariant } from '@/domain/template/template'

/** The classes in which the framed gallery and the full-width stage differ. */
export type GalleryLook = {
  frame: string
  arrow: string
  previous: string
  next: string
  counter: string
  tag: string
  thumbs: string
  thumb: string
  selected: string
  sizes: string
  /** The size in which a picture is asked for, in px. */
  width: number
  height: number
}

export const GALLERY_LOOKS: Record<GalleryVariant, GalleryLook> = {
  framed: {
    frame: 'aspect-3/2 md:rounded-panel max-md:-mx-(--fc-gutter-now)',
    arrow: 'size-13 rounded-full bg-surface text-ink shadow-raised hover:bg-tint on-group:rounded-control on-group:size-12',
    previous: 'left-4',
    next: 'right-4',
    counter:
      'right-4 bottom-4 min-h-11 rounded-control bg-ink/85 px-4 text-[0.9375rem]/5 font-strong text-surface hover:bg-ink on-manufacturer:rounded-pill',
    tag: 'top-4 left-4',
    thumbs: 'gap-2.5 pt-2.5',
    thumb: 'w-26 rounded-card md:w-[calc((100%-5*0.625rem)/6)] on-manufacturer:rounded-[14px]',
    selected: 'outline-3 -outline-offset-3 outline-brand',
    sizes: '(min-width: 1200px) 832px, (min-width: 901px) 60vw, 100vw',
    width: 1200,
    height: 800,
  },
  stage: {
    frame: 'aspect-3/2 md:aspect-auto md:h-[min(680px,62vw)]',
    arrow: 'size-13 text-black',
    previous: 'left-1 md:left-5',
    next: 'right-1 md:right-5',
    counter: 'top-2 right-(--fc-gutter-now) min-h-11 text-base text-black md:top-auto md:bottom-5',
    tag: 'top-5 left-(--fc-gutter-now)',
    thumbs: 'gap-2 px-(--fc-gutter-now) pt-2 mx-auto max-w-[calc(var(--fc-wrap)+2*var(--fc-gutter-now))]',
    thumb: 'w-22 md:w-31',
    selected: 'border-b-2 border-ink pb-1',
    sizes: '100vw',
    width: 1920,
    height: 1280,
  },
}

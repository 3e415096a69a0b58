import type { GalleryVariant } from '@/domain/template/template'

/** The classes in which the framed gallery and the full-width stage differ. */
export type GalleryLook = {
  frame: string
  /** The row of photos: in the dark scheme a stage fades into its ground. */
  track: string
  arrow: string
  previous: string
  next: string
  counter: string
  tag: string
  /** Between the number of the photo and how many there are. */
  of: '/' | 'of'
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
    track: '',
    arrow:
      'size-13 max-h-[52px] max-w-[52px] rounded-full bg-surface text-ink shadow-raised hover:bg-tint on-group:rounded-control on-group:size-12',
    previous: 'left-4',
    next: 'right-4',
    counter:
      'right-[16px] bottom-[16px] min-h-[44px] rounded-control bg-ink/85 px-4 text-[0.9375rem]/5 font-strong text-surface hover:bg-ink on-manufacturer:rounded-pill',
    tag: 'top-4 left-4',
    of: '/',
    thumbs: 'gap-2.5 pt-2.5',
    thumb: 'w-26 rounded-card md:w-[calc((100%-5*0.625rem)/6)] on-manufacturer:rounded-[14px]',
    selected: 'outline-3 -outline-offset-3 outline-brand',
    sizes: '(min-width: 1200px) 832px, (min-width: 901px) 60vw, 100vw',
    width: 1200,
    height: 800,
  },
  stage: {
    frame: 'aspect-3/2 md:aspect-auto md:h-[min(680px,62vw)]',
    track: '[mask-image:var(--fc-stage-mask,none)]',
    // on a phone the photos are swiped; the view as large as the screen has arrows there
    arrow: 'size-11 on-photo hover:bg-white max-md:hidden',
    previous: 'left-2 md:left-6',
    next: 'right-2 md:right-6',
    counter:
      'top-3 right-(--fc-gutter-now) min-h-11 flex-row-reverse on-photo px-3 text-base/6 hover:bg-white md:top-auto md:right-[max(var(--fc-gutter-now),calc((100%-var(--fc-wrap))/2))] md:bottom-5',
    tag: 'top-3 left-(--fc-gutter-now) flex on-photo px-2 py-1 empty:hidden md:top-5 md:left-[max(var(--fc-gutter-now),calc((100%-var(--fc-wrap))/2))]',
    of: 'of',
    thumbs: 'gap-2 px-(--fc-gutter-now) pt-2 mx-auto max-w-[calc(var(--fc-wrap)+2*var(--fc-gutter-now))]',
    thumb: 'w-22 md:w-31',
    selected: 'border-b-2 border-ink pb-1',
    sizes: '100vw',
    width: 1920,
    height: 1280,
  },
}

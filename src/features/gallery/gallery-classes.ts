import type { GalleryVariant } from '@/domain/tenant/template'

/** The classes in which the framed gallery and the full-width stage differ. */
export type GalleryLook = {
  frame: string
  /** The row of photos. In the dark scheme a stage fades into its background. */
  track: string
  arrow: string
  previous: string
  next: string
  counter: string
  tag: string
  /** Separator between the photo's number and the total. */
  of: '/' | 'of'
  thumbs: string
  strip: string
  thumb: string
  selected: string
  /** Link at the end of the strip that opens all photos; null where the last thumbnail counts the rest. */
  all: string | null
  /** The row of modes, its buttons, and their selected and unselected states. */
  modes: string
  mode: string
  chosen: string
  idle: string
  /** Label of the spin mode. */
  spinLabel: string
  /** Position of the tools of spin and interior. */
  tools: string
  sizes: string
  /** Requested width of a picture, in px. */
  width: number
  height: number
}

export const GALLERY_LOOKS: Record<GalleryVariant, GalleryLook> = {
  framed: {
    frame: 'aspect-3/2 md:rounded-panel max-md:-mx-(--fc-gutter-now)',
    track: '',
    arrow: 'gallery-arrow max-h-[52px] max-w-[52px] bg-surface text-ink shadow-raised hover:bg-tint',
    previous: 'left-4',
    next: 'right-4',
    counter: 'gallery-counter framed-counter',
    tag: 'top-4 left-4',
    of: '/',
    thumbs: 'pt-2.5 max-md:pt-2',
    strip: 'w-full gap-2.5 max-md:gap-2',
    thumb: 'gallery-thumb w-26 md:w-[calc((100%-5*0.625rem)/6)]',
    selected: 'framed-selected',
    all: null,
    modes: 'gallery-modes framed-modes',
    mode: 'gallery-mode framed-mode',
    chosen: 'bg-brand text-brand-ink forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
    idle: 'hover:bg-tint max-md:hover:bg-surface',
    spinLabel: '360°',
    tools: 'gallery-tools right-3 bottom-3 md:right-4 md:bottom-4 md:p-1 bg-surface shadow-raised',
    sizes: '(min-width: 1200px) 832px, (min-width: 901px) 60vw, 100vw',
    width: 1200,
    height: 800,
  },
  stage: {
    frame: 'aspect-3/2 md:aspect-auto md:h-[min(680px,62vw)]',
    track: '[mask-image:var(--fc-stage-mask,none)]',
    // On phones the photos are swiped; only the fullscreen view has arrows there.
    arrow: 'size-[44px] on-photo hover:bg-white max-md:hidden',
    previous: 'left-2 md:left-6',
    next: 'right-2 md:right-6',
    counter: 'stage-counter on-photo hover:bg-white',
    tag: 'stage-tag',
    of: 'of',
    thumbs: 'stage-thumbs',
    strip: 'gap-2',
    thumb: 'w-22 md:w-31',
    selected: 'border-b-2 border-ink pb-1',
    all: 'ml-auto self-center text-base/6 underline-offset-4 hover:underline max-md:hidden',
    modes: 'stage-modes on-photo',
    mode: 'min-h-11 gap-2.5 border-b-2 text-base/6 max-md:[&>svg]:hidden',
    chosen: 'border-ink font-medium forced-colors:border-[Highlight]',
    idle: 'border-transparent hover:border-ink/40 forced-colors:border-[Canvas]',
    spinLabel: 'Spin',
    tools: 'stage-tools on-photo',
    sizes: '100vw',
    width: 1920,
    height: 1280,
  },
}

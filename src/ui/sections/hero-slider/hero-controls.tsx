import type { ComponentType } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import { IconButton } from '@/ui/primitives/button/button'

export type HeroControlsProps = {
  labels: string[]
  active: number
  isPlaying: boolean
  /** False if the slides never change by themselves, so that there is nothing to pause. */
  canPlay: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
  onSelect: (index: number) => void
}

function PauseButton({
  isPlaying,
  canPlay,
  onToggle,
  className,
  size,
}: Pick<HeroControlsProps, 'isPlaying' | 'canPlay' | 'onToggle'> & { className: string; size?: number }) {
  if (!canPlay) return null
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? 'Pause slides' : 'Play slides'}
      size={size ?? 20}
      className={className}
      onClick={onToggle}
    />
  )
}

function Bars({
  labels,
  active,
  onSelect,
  className,
  barClassName,
}: Pick<HeroControlsProps, 'labels' | 'active' | 'onSelect'> & { className: string; barClassName: string }) {
  return (
    <div className={className}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={`Show slide ${index + 1}: ${label}`}
          aria-current={index === active ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="flex min-h-[44px] cursor-pointer items-center"
        >
          <span className={`hero-bar ${barClassName}`} />
        </button>
      ))}
    </div>
  )
}

const ROUND = 'rounded-full bg-white text-black hover:bg-tint shadow-card'

function YardControls(props: HeroControlsProps) {
  return (
    <div className="absolute right-4 bottom-[40px] z-10 flex items-center gap-2 [--fc-focus:#fff] md:right-8 md:bottom-[74px]">
      <IconButton
        icon="caret-left"
        label="Previous slide"
        className={props.canPlay ? `max-md:hidden ${ROUND}` : ROUND}
        onClick={props.onPrevious}
      />
      <p className="grid h-11 place-items-center rounded-full bg-brand-dark px-4 text-[0.9375rem]/5 font-bold text-brand-dark-ink">
        {props.active + 1} of {props.labels.length}
      </p>
      <PauseButton {...props} className={ROUND} />
      <IconButton
        icon="caret-right"
        label="Next slide"
        className={props.canPlay ? `max-md:hidden ${ROUND}` : ROUND}
        onClick={props.onNext}
      />
    </div>
  )
}

function ShowroomControls(props: HeroControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-4 z-10 text-white [--fc-focus:#fff] md:bottom-10">
      <div className="wrap flex flex-wrap items-center gap-x-[16px] gap-y-1 max-[359px]:gap-x-[8px] md:justify-end">
        <Bars {...props} className="flex gap-1.5" barClassName="h-0.5 w-[40px]" />
        <p className="text-[0.9375rem]/6">
          {props.active + 1} of {props.labels.length}
        </p>
        <span className="flex max-md:ml-auto">
          <PauseButton {...props} className="" />
          <IconButton
            icon="arrow-left"
            label="Previous slide"
            className={props.canPlay ? 'max-md:hidden' : undefined}
            onClick={props.onPrevious}
          />
          <IconButton icon="arrow-right" label="Next slide" className="-mr-2.5" onClick={props.onNext} />
        </span>
      </div>
    </div>
  )
}

function DirectoryControls(props: HeroControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 px-4 text-brand md:px-0">
      <PauseButton {...props} className="-ml-3" />
      <Bars {...props} className="flex gap-1.5" barClassName="h-1 w-[48px]" />
      <span className="ml-auto flex gap-2">
        <IconButton icon="caret-left" label="Previous slide" onClick={props.onPrevious} />
        <IconButton icon="caret-right" label="Next slide" className="-mr-3" onClick={props.onNext} />
      </span>
    </div>
  )
}

const RING = 'size-[48px] rounded-full border border-line hover:border-ink'

function GalleryControls(props: HeroControlsProps) {
  return (
    <div className="wrap flex items-start gap-3 pt-2 md:gap-8 md:pt-4">
      <div className="flex flex-1 gap-2 md:gap-8">
        {props.labels.map((label, index) => (
          <button
            key={label}
            type="button"
            aria-current={index === props.active ? 'true' : undefined}
            onClick={() => props.onSelect(index)}
            className="group/bar flex min-h-11 flex-1 cursor-pointer flex-col items-stretch pt-1 text-left text-[0.9375rem]/6 text-ink-soft aria-[current=true]:font-medium aria-[current=true]:text-ink md:max-w-[280px]"
          >
            <span className="mb-3 block h-0.5 bg-line group-aria-[current=true]/bar:bg-ink forced-colors:bg-[GrayText] forced-colors:group-aria-[current=true]/bar:bg-[Highlight]" />
            <span className="max-md:sr-only">{label}</span>
          </button>
        ))}
      </div>
      <div className="flex gap-4 md:gap-6">
        <PauseButton {...props} className={RING} />
        <IconButton
          icon="arrow-left"
          label="Previous slide"
          className={props.canPlay ? `max-md:hidden ${RING}` : RING}
          onClick={props.onPrevious}
        />
        <IconButton
          icon="arrow-right"
          label="Next slide"
          className={props.canPlay ? `max-md:hidden ${RING}` : RING}
          onClick={props.onNext}
        />
      </div>
    </div>
  )
}

const controlVariants: Record<HeaderVariant, ComponentType<HeroControlsProps>> = {
  yard: YardControls,
  showroom: ShowroomControls,
  directory: DirectoryControls,
  gallery: GalleryControls,
}

/** Previous, next, pause and the current position, in the variant's style. */
export function HeroControls({ variant, ...props }: HeroControlsProps & { variant: HeaderVariant }) {
  const Controls = controlVariants[variant]
  return <Controls {...props} />
}

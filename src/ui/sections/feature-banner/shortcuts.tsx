import type { CardVariant } from '@/domain/tenant/template'
import { classNames } from '@/ui/primitives/class-names'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { PanelPicture } from '../picture-panel/panel-picture'
import { SectionHead } from '@/ui/primitives/section-head'

export type Shortcut = { id: string; icon: IconName; title: string; text: string | null; href: string; picture: PanelPicture | null }
type TileProps = { shortcut: Shortcut; place: number; level: 2 | 3 }

function TileText({ shortcut, level, title, text }: Omit<TileProps, 'place'> & { title: string; text: string }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <Heading className={title}>{shortcut.title}</Heading>
      {shortcut.text && <p className={classNames('text-ink-soft', text)}>{shortcut.text}</p>}
    </div>
  )
}

/** The dealer's icon discs: action, solid and outlined, in turn. */
const DISCS = ['bg-action text-action-ink', 'bg-brand text-brand-ink', 'border-[1.5px] border-brand bg-surface text-brand']

function BoxedTile({ shortcut, place, level }: TileProps) {
  return (
    <a
      href={shortcut.href}
      className="flex h-full items-center gap-4 rounded-card bg-tint p-4 transition-quick hover:bg-brand-tint max-md:sm:gap-3 max-md:sm:p-3 md:px-6 md:py-5 lg:py-6"
    >
      <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full lg:size-14', DISCS[place % DISCS.length])}>
        <Icon name={shortcut.icon} size={24} />
      </span>
      <TileText shortcut={shortcut} level={level} title="text-base/6 font-bold lg:text-lg/6" text="text-sm/5 lg:text-[0.9375rem]/6" />
      <Icon name="caret-right" size={20} className="shrink-0" />
    </a>
  )
}

function PlateTile({ shortcut, level }: TileProps) {
  const { picture } = shortcut
  return (
    <a href={shortcut.href} className="group block">
      {picture && (
        <span className="relative block aspect-5/4 overflow-hidden bg-tint min-[760px]:aspect-5/6">
          <Picture
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 901px) 60vw, 100vw"
            className="absolute inset-0 size-full object-cover transition-quick group-hover:scale-[1.02]"
          />
        </span>
      )}
      <div className={classNames('flex items-start justify-between gap-4', picture ? 'pt-4' : 'border-t border-edge pt-6')}>
        <TileText shortcut={shortcut} level={level} title="type-h3" text="mt-1 text-[0.9375rem]/6" />
        <Icon name="arrow-right" size={22} weight="light" className="mt-1.5 shrink-0" />
      </div>
    </a>
  )
}

function ListingTile({ shortcut, level }: TileProps) {
  return (
    <a href={shortcut.href} className="flex h-full items-center gap-4 px-4 py-5 transition-quick hover:bg-tint md:px-7 md:py-6">
      <Icon name={shortcut.icon} size={34} className="shrink-0 text-brand" />
      <TileText shortcut={shortcut} level={level} title="type-h3 text-brand" text="text-sm/5" />
      <Icon name="arrow-right" size={20} className="shrink-0" />
    </a>
  )
}

function StudioTile({ shortcut, level }: TileProps) {
  return (
    <a href={shortcut.href} className="flex h-full flex-col rounded-panel bg-surface p-6 transition-quick hover:bg-tint md:p-10">
      <Icon name={shortcut.icon} size={44} weight="light" className="mb-5 shrink-0 md:mb-auto" />
      <div className="flex md:mt-20">
        <TileText shortcut={shortcut} level={level} title="type-h3" text="mt-1.5 text-base/6 md:mt-1" />
      </div>
    </a>
  )
}

type Look = { Tile: (props: TileProps) => React.ReactNode; list: string; item?: string }

/** The tile of each variant. A variant without one fails to compile. */
const LOOKS: Record<CardVariant, Look> = {
  boxed: { Tile: BoxedTile, list: 'gap-3 md:gap-4' },
  plate: { Tile: PlateTile, list: 'gap-x-6 gap-y-12' },
  listing: { Tile: ListingTile, list: 'border-t border-l border-line', item: 'border-r border-b border-line' },
  studio: { Tile: StudioTile, list: 'gap-4 md:gap-8' },
}

const COLUMNS: Record<number, string> = { 2: 'sm:grid-cols-2', 3: 'min-[760px]:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

type Props = { heading: string | null; shortcuts: readonly Shortcut[]; variant: CardVariant }

/** Links to what most visitors look for: offers, service, selling a vehicle (CMS-12). */
export function Shortcuts({ heading, shortcuts, variant }: Props) {
  if (shortcuts.length === 0) return null
  const { Tile, list, item } = LOOKS[variant]
  return (
    <section className="wrap section">
      {heading ? <SectionHead heading={heading} /> : null}
      <ul className={classNames('grid grid-cols-1', COLUMNS[shortcuts.length], list)}>
        {shortcuts.map((shortcut, place) => (
          <li key={shortcut.id} className={classNames('min-w-0', item)}>
            <Tile shortcut={shortcut} place={place} level={heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { ArrowLink } from '../primitives/action-link'
import { Band, type Tone } from '../primitives/band'
import { classNames } from '../primitives/class-names'
import type { PanelPicture } from './picture-panel/panel-picture'
import { PicturePanel } from './picture-panel/picture-panel'
import { Prose, type RichTextContent } from '../primitives/prose'
import { SectionHead } from '../primitives/section-head'

export type Column = { id: string; heading: string; content: RichTextContent | null; link: SiteLink | null; picture: PanelPicture | null }

export type ColumnsProps = { heading: string | null; text: string | null; columns: readonly Column[]; tone: Tone; variant: CardVariant }

type Look = { grid: string; column: string; panel: string; body: string; heading: string }

/** A column without a picture has a rule above it, one with a picture starts with the picture. */
const LOOKS: Record<CardVariant, Look> = {
  boxed: {
    grid: 'gap-cards',
    column: 'overflow-hidden rounded-card border border-line bg-surface',
    panel: 'aspect-3/2 rounded-none',
    body: 'p-5 lg:p-6',
    heading: 'type-h3',
  },
  plate: {
    grid: 'gap-x-6 gap-y-14',
    column: '',
    panel: 'aspect-4/3',
    body: 'pt-6',
    heading: 'type-h3',
  },
  listing: {
    grid: 'gap-x-8 gap-y-8',
    column: '',
    panel: 'aspect-3/2',
    body: 'pt-4',
    heading: 'type-h3 text-brand',
  },
  studio: {
    grid: 'gap-x-8 gap-y-14',
    column: '',
    panel: 'aspect-4/3',
    body: 'pt-6',
    heading: 'type-h3',
  },
}

const COUNTS: Record<number, string> = { 2: 'sm:grid-cols-2', 3: 'min-[760px]:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

/** The rule above a column. Group has it always, unless the section head has drawn one; prestige only without a picture. */
const RULES: Record<CardVariant, (column: Column, level: 2 | 3) => string> = {
  boxed: () => '',
  plate: ({ picture }) => (picture ? '' : 'border-t border-edge'),
  listing: (_, level) => (level === 2 ? 'border-t-2 border-brand' : ''),
  studio: () => '',
}

function OneColumn({ column, level, variant }: { column: Column; level: 2 | 3; variant: CardVariant }) {
  const { heading, content, link, picture } = column
  const look = LOOKS[variant]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={classNames('flex min-w-0 flex-col', look.column, RULES[variant](column, level))}>
      {picture && <PicturePanel picture={picture} variant={variant} sizes="(min-width: 901px) 50vw, 100vw" className={look.panel} />}
      <div className={classNames('flex flex-1 flex-col items-start', look.body)}>
        <Heading className={classNames(look.heading, 'max-w-full')}>{heading}</Heading>
        {content && (
          <div className="mt-2 max-w-full text-ink-soft">
            <Prose content={content} />
          </div>
        )}
        {link && (
          <div className="mt-auto pt-4">
            <ArrowLink link={link} />
          </div>
        )}
      </div>
    </li>
  )
}

/** Two to four texts side by side. */
export function Columns({ heading, text, columns, tone, variant }: ColumnsProps) {
  if (columns.length === 0) return null
  return (
    <Band tone={tone}>
      {heading ? <SectionHead heading={heading} text={text} /> : null}
      <ul className={classNames('grid grid-cols-1', LOOKS[variant].grid, COUNTS[columns.length])}>
        {columns.map((column) => (
          <OneColumn key={column.id} column={column} level={heading ? 3 : 2} variant={variant} />
        ))}
      </ul>
    </Band>
  )
}

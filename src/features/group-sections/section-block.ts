import type { ReactNode } from 'react'
import type { SectionPicture } from '@/domain/blocks/group-sections'
import type { BlockTrees } from '@/domain/blocks/open-fields'
import type { Values } from '@/domain/json/stored-field'

/** A stored block of a section, with whatever fields its type has. */
export type SectionBlock = Readonly<Record<string, unknown>> & { id?: string | null; blockType: string }

/** The names of the types of blocks by their slug. */
export type BlockNames = Readonly<Record<string, string>>

/** What both forms need of the blocks' types. */
export type BlockFacts = { names: BlockNames; trees: BlockTrees }

/** What the form of a site's own values needs of pictures: those that it shows, and how another is chosen. */
export type PictureFacts = { known: Readonly<Record<number, SectionPicture>>; site: number }

export type PictureInputProps = {
  /** Unique in the form. */
  path: string
  label: string
  /** The site's own picture; undefined shows where to choose or upload one. */
  value: number | undefined
  site: number
  onChange: (value: number | undefined) => void
}

export type RichTextInputProps = {
  /** Unique in the form. */
  path: string
  label: string
  value: unknown
  onChange: (value: Values | null) => void
}

/** Payload's own inputs, which need the whole admin around them. */
export type Inputs = { Picture: (props: PictureInputProps) => ReactNode; RichText: (props: RichTextInputProps) => ReactNode }

'use client'

import { BlocksDrawer, useConfig, useDocumentInfo, useForm, useFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { findTabOfField } from '@/domain/editing/field-position'
import type { PreviewMessage } from '@/domain/editing/preview/preview-message'
import { fieldOfSettings, type FollowedLink, readFollowedLink } from '@/domain/editing/preview/pressed-link'
import { callAdmin } from '@/features/call-admin'
import { revealField } from '@/ui/admin/reveal-field'
import { listenToPreview, positionOf, sendForm, showInPreview, visitInPreview } from './follow-preview'
import { type BarProps, PreviewBar } from './preview-bar'
import { findFormBlocks } from './form-blocks'
import { useBlockMoves } from './use-block-moves'
import { useNewBlocks } from './use-new-blocks'
import { useRowData } from './use-row-data'
import { useSampleContent } from './use-sample-content'
import { useSteadyBlocks } from './use-steady-blocks'
import { useFieldOfText, useOpenBlock, usePreviewTyping } from './use-clicked-text'

type Heard<Kind extends PreviewMessage['kind']> = Extract<PreviewMessage, { kind: Kind }>

/** Decides what a link pressed in the preview does, and remembers it for the bar (EDT-08). */
function useLinks() {
  /** The page that the preview shows instead of the form's own, and a link whose use is not decided yet. */
  const [visited, setVisited] = useState<FollowedLink | null>(null)
  const [asked, setAsked] = useState<FollowedLink | null>(null)
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const { id, collectionSlug } = useDocumentInfo()
  const { url } = useLivePreviewContext()
  const { getEntityConfig } = useConfig()
  const findField = useFieldOfText()

  const revealSetting = (name: string) => {
    const config = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
    revealField({ path: name, tab: findTabOfField(config?.fields ?? [], name) })
  }
  const goBack = () => {
    if (visited && typeof url === 'string') visitInPreview(url)
    setVisited(null)
    setAsked(null)
  }
  const visit = (link: FollowedLink) => {
    if (link.kind !== 'page') return
    if (collectionSlug === 'pages' && link.formId === id) return goBack()
    if (!visitInPreview(link.address)) return
    setVisited(link)
    setAsked(null)
  }
  const press = async (pressed: Heard<'press-link'>) => {
    const { href, place } = pressed
    const query = new URLSearchParams({ tenant: String(tenant), href, place })
    const link = readFollowedLink((await callAdmin(`/api/pages/follow-link?${query.toString()}`)).json)
    if (!link) return
    if (link.kind === 'settings' && collectionSlug === 'site-settings') return revealSetting(fieldOfSettings(link.part))
    // a label that the form can change was clicked to edit it, so its page is only offered
    const isEdited = !pressed.isByKey && findField(pressed)?.path
    if (link.kind === 'page' && !isEdited) visit(link)
    else setAsked(link)
  }
  const bar: BarProps | null = asked
    ? { link: asked, isVisited: false, onVisit: () => visit(asked), onClose: () => setAsked(null) }
    : visited && { link: visited, isVisited: true, onVisit: () => undefined, onClose: goBack }
  return { bar, press }
}

const LABELS = { singular: 'Block', plural: 'Blocks' }

type PickerProps = { collection: string } & Pick<ReturnType<typeof useBlockMoves>, 'drawerSlug' | 'place' | 'addBlock'>

/** The forms of these have blocks, to which the preview can add others. */
const WITH_BLOCKS: readonly string[] = ['pages', 'shared-sections']

/** The picker of the page's blocks, for a place that was chosen in the preview (EDT-07). */
function PlacePicker({ collection, drawerSlug, place, addBlock }: PickerProps) {
  const { getEntityConfig } = useConfig()
  const offered = useFormFields(([fields]) => fields.layout?.blocksFilterOptions)
  const { blocks } = findFormBlocks(getEntityConfig({ collectionSlug: collection })?.fields ?? [], collection)
  const shown = blocks.filter(({ slug }) => offered?.includes(slug) ?? true)
  return <BlocksDrawer addRow={addBlock} addRowIndex={place} blocks={shown} drawerSlug={drawerSlug} labels={LABELS} />
}

/**
 * Outside the tabs of the form, so that it listens whichever is open: opens the form of a block clicked in the preview, shows the edited block in
 * the preview (ADM-03, EDT-05), takes what is typed and moved in the preview into the form (EDT-06, EDT-07), and answers pressed links (EDT-08).
 */
export function PreviewFollower() {
  const rows = useFormFields(([fields]) => fields.layout?.rows)
  const { getFields } = useForm()
  const { collectionSlug = '', id } = useDocumentInfo()
  const openBlock = useOpenBlock()
  const typing = usePreviewTyping()
  const { moveBefore, askForBlock, ...picker } = useBlockMoves(useNewBlocks())
  const { bar, press } = useLinks()
  useSampleContent()
  useRowData()
  useSteadyBlocks(rows)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? positionOf(target) : null
      const row = place === null ? undefined : rows?.[place]
      if (row) showInPreview(row.id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [rows])
  useEffect(() =>
    listenToPreview((message) => {
      switch (message.kind) {
        case 'open-block':
          openBlock(message)
          return typing.offer(message)
        case 'begin-typing':
          return typing.begin(message)
        case 'typed':
          return typing.write(message.value)
        case 'end-typing':
          return typing.end()
        case 'move-block':
          return moveBefore(message.id, message.before)
        case 'add-block':
          return askForBlock(message.before)
        case 'press-link':
          return press(message)
        case 'ready':
          return sendForm(collectionSlug, { ...reduceFieldsToValues(getFields(), true), id })
      }
    }),
  )
  const place = bar && document.querySelector('.live-preview-window__wrapper')
  return (
    <>
      {WITH_BLOCKS.includes(collectionSlug) && <PlacePicker collection={collectionSlug} {...picker} />}
      {place && createPortal(<PreviewBar {...bar} />, place)}
    </>
  )
}

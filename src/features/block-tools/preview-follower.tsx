'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { findFieldOfText } from '@/domain/editing/field-of-text'
import { findTabOfField } from '@/domain/editing/field-position'
import type { PreviewMessage } from '@/domain/preview/preview-message'
import { type FollowedLink, readFollowedLink, SETTINGS_OF_LINKS } from '@/domain/preview/pressed-link'
import { callAdmin } from '@/features/call-admin'
import { revealField } from '@/ui/admin/reveal-field'
import { listenToPreview, positionOf, sendForm, showInPreview, visitInPreview } from './follow-preview'
import { type BarProps, PreviewBar } from './preview-bar'

type Heard<Kind extends PreviewMessage['kind']> = Extract<PreviewMessage, { kind: Kind }>

/** The blocks are on the first tab of the form. */
const BLOCKS_TAB = 0

/** Returns a function that finds the field of a block that contains a clicked text, with the block's place; null without the block. */
function useFieldOfText() {
  const { getFields } = useForm()
  return ({ id, text, nth }: Pick<Heard<'open-block'>, 'id' | 'text' | 'nth'>) => {
    const fields = getFields()
    const place = fields.layout?.rows?.findIndex((row) => row.id === id) ?? -1
    if (place < 0) return null
    const own = Object.entries(fields).flatMap(([path, { value }]) => (path.startsWith(`layout.${place}.`) ? [[path, value] as const] : []))
    return { place, path: findFieldOfText(own, text, nth) }
  }
}

/** Opens the form of a clicked block at the clicked text's own field (ADM-03, EDT-05). */
function useOpenBlock() {
  const { dispatchFields, getFields } = useForm()
  const findField = useFieldOfText()
  return (clicked: Heard<'open-block'>) => {
    const found = findField(clicked)
    if (!found) return
    const updatedRows = (getFields().layout?.rows ?? []).map((row) => (row.id === clicked.id ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'layout', updatedRows })
    revealField({ path: found.path ?? '', rowId: `layout-row-${found.place}`, tab: BLOCKS_TAB })
  }
}

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
    if (link.kind === 'settings' && collectionSlug === 'site-settings') return revealSetting(link.field)
    // a label that the form can change was clicked to edit it, so its page is only offered
    const isEdited = !pressed.isByKey && findField(pressed)?.path
    if (link.kind === 'page' && !isEdited) visit(link)
    else setAsked(link)
  }
  const bar: BarProps | null = asked
    ? { link: asked, isVisited: false, onVisit: () => visit(asked), onClose: () => setAsked(null) }
    : visited && { link: visited, isVisited: true, onVisit: () => undefined, onClose: goBack }
  return { bar, press, revealSetting }
}

/**
 * Outside the tabs of the form, so that it listens whichever is open: opens the form of a block clicked in the preview, shows the edited block in
 * the preview (ADM-03, EDT-05), and answers pressed links (EDT-08).
 */
export function PreviewFollower() {
  const rows = useFormFields(([fields]) => fields.layout?.rows)
  const { getFields } = useForm()
  const { collectionSlug = '', id } = useDocumentInfo()
  const openBlock = useOpenBlock()
  const { bar, press, revealSetting } = useLinks()
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
      if (message.kind === 'open-block') openBlock(message)
      if (message.kind === 'press-link') void press(message)
      if (message.kind === 'ready') sendForm(collectionSlug, { ...reduceFieldsToValues(getFields(), true), id })
    }),
  )
  const isAsked = useRef(true)
  useEffect(() => {
    const name = isAsked.current ? /^#field-(\w+)$/.exec(window.location.hash)?.[1] : undefined
    isAsked.current = false
    if (name !== undefined && Object.hasOwn(SETTINGS_OF_LINKS, name)) revealSetting(name)
  })
  const place = bar && document.querySelector('.live-preview-window__wrapper')
  return place ? createPortal(<PreviewBar {...bar} />, place) : null
}

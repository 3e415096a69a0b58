import { useConfig, useDocumentInfo, useForm, useFormFields, useServerFunctions } from '@payloadcms/ui'
import type { FormState, Row } from 'payload'
import { createElement, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { insertRowFields } from '@/domain/editing/insert-row'
import { BlockLabel } from './block-label'
import { findFormBlocks, type FormBlocks } from './form-blocks'
import { useOwnFormFunction } from './own-form-functions'
import { readSamples, readTemplate, toValues } from './read-samples'

const LIST = 'layout'
/** The fields of the page on which a block's own fields depend. */
const PAGE_FIELDS = ['tenant', 'path', 'title'] as const

/** Adds a block and returns its place. */
export type AddBlock = (rowIndex: number, blockType: string) => Promise<number>

/** Returns an id as Payload gives them to rows. */
function makeRowId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Marks the fields of a server's state as Payload does when it merges one. */
const toFields = (state: FormState): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => [
      path,
      { ...field, valid: field.valid !== false, passesCondition: field.passesCondition !== false },
    ]),
  )

const toField = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true })

/** Returns a form with a new block, whose row is complete: Payload shows an incomplete one only after half a second. */
function withBlock(fields: FormState, place: number, row: Row, own: FormState): FormState {
  const rows = fields[LIST]?.rows ?? []
  const list = { ...fields[LIST], rows: rows.toSpliced(place, 0, row), value: rows.length + 1, disableFormData: true }
  return { ...insertRowFields(fields, LIST, place, own), [LIST]: list }
}

/** Returns a function that asks the server for the state of one new block with its sample content; null when there is no answer. */
function useBlockState() {
  const { getFields } = useForm()
  const { getFormState } = useServerFunctions()
  return async (id: string, blockType: string, schemaPath: string): Promise<FormState | null> => {
    const fields = getFields()
    const tenant = fields.tenant?.value
    if (typeof tenant !== 'number') return null
    const samples = await readSamples(tenant, blockType)
    const data = { id, blockType, ...toValues(samples.fields, samples.picture) }
    const answer = await getFormState({
      collectionSlug: 'pages',
      data,
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      documentFormState: Object.fromEntries(PAGE_FIELDS.map((name) => [name, { value: fields[name]?.value }])),
      initialBlockData: data,
      operation: 'update',
      renderAllFields: true,
      schemaPath: `${schemaPath}.${blockType}`,
      skipValidation: true,
    })
    const state = 'state' in answer ? answer.state : null
    return state ? { ...toFields(state), id: toField(id), blockType: toField(blockType) } : null
  }
}

function drawLabel(blocks: FormBlocks['blocks'], blockType: string) {
  const name = blocks.find(({ slug }) => slug === blockType)?.labels?.singular
  return createElement(BlockLabel, { name: typeof name === 'string' ? name : blockType })
}

type AddRow = ReturnType<typeof useForm>['addFieldRow']
type AddWith = (rowIndex: number, blockType: string, addRow: AddRow) => Promise<number>

/** Lets the form's own buttons add blocks with `add`, which gets Payload's function. */
function useOwnAddRow(add: AddWith, isOn: boolean): AddBlock {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  const [make] = useState(() => (payloads: () => AddRow): AddRow => (row) => {
    const isPicked = row.path === LIST && row.subFieldState === undefined
    if (isPicked && row.blockType !== undefined && row.rowIndex !== undefined)
      void latest.current(row.rowIndex, row.blockType, (given) => payloads()(given))
    else payloads()(row)
  })
  const payloads = useOwnFormFunction(useForm(), 'addFieldRow', make, isOn)
  return (rowIndex, blockType) => add(rowIndex, blockType, (row) => payloads.current(row))
}

/**
 * Adds a picked block as soon as the server has answered for its row alone (EDT-30). Payload would ask for the whole form, and then show the
 * row half a second later.
 */
export function useNewBlocks(): AddBlock {
  const { dispatchFields, getFields, setModified } = useForm()
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const isPage = collectionSlug === 'pages'
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const readBlock = useBlockState()

  const add: AddWith = async (rowIndex, blockType, addRow) => {
    const next = getFields()[LIST]?.rows?.[rowIndex]?.id
    const id = makeRowId()
    const { blocks, schemaPath } = findFormBlocks(
      getEntityConfig({ collectionSlug: collectionSlug ?? 'pages' })?.fields ?? [],
      collectionSlug,
    )
    // only a page keeps samples from being published (EDT-09)
    const own = isPage ? await readBlock(id, blockType, schemaPath) : null
    const fields = getFields()
    const rows = fields[LIST]?.rows ?? []
    // other blocks may have moved meanwhile
    const at = rows.findIndex((row) => row.id === next)
    const place = at < 0 ? rows.length : at
    if (own) {
      const row = {
        id,
        blockType,
        isLoading: false,
        customComponents: { RowLabel: drawLabel(blocks, blockType) },
      }
      flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state: withBlock(fields, place, row, own), optimize: false }))
      setModified(true)
    } else addRow({ blockType, path: LIST, rowIndex: place, schemaPath })
    return place
  }
  useEffect(() => {
    if (isPage && typeof tenant === 'number') void readTemplate(tenant)
  }, [isPage, tenant])
  return useOwnAddRow(add, isPage)
}

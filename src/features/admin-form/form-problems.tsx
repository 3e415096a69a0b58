'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useForm, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { findTabOfField } from '@/domain/editing/field-position'
import { keepMarks, listInvalid, type Mark, readMarks } from './keep-marks'
import { offerFields, readProblem, reportProblem, subscribe } from './problem-store'
import { revealField } from '@/ui/admin/reveal-field'
import { revealLinkedField } from './reveal-linked-field'

const nothing = () => null
/** The form handles the same response itself and must be done first. */
const AFTER_FORM_MS = 60

/**
 * Marks the fields that a refusal names in each form of the admin, opens and focuses the first one, and keeps the marks until their values
 * change (EDT-03).
 */
export function FormProblems() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setModified, setSubmitted, getFields } = useForm()
  const [fields, dispatchFields] = useAllFormFields()
  const shown = useSyncExternalStore(subscribe, readProblem, nothing)
  const [marks, setMarks] = useState<Mark[]>([])
  const handled = useRef(0)
  const config = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
  const own = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}${id === undefined ? '' : `/${id}`}`
  const call = shown && shown.call.path === own && shown.call.fields.length > 0 ? shown.call : null

  useEffect(() => {
    if (!call || handled.current === call.number) return
    handled.current = call.number
    const showField = (path: string) => revealField({ path, tab: findTabOfField(config?.fields ?? [], path) })
    setTimeout(() => {
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: call.fields })
      setSubmitted(true)
      setModified(true)
      setMarks(readMarks(call.fields, getFields()))
      offerFields(call, showField)
      if (!call.isQuiet) showField(call.fields[0]?.path ?? '')
    }, AFTER_FORM_MS)
  }, [call, config, dispatchFields, getFields, setModified, setSubmitted])

  const isArriving = useRef(true)
  useEffect(() => {
    if (isArriving.current && config) revealLinkedField(config.fields)
    isArriving.current = false
  }, [config])

  const isSubmitted = useFormSubmitted()
  useEffect(() => {
    if (!isSubmitted) return
    const timer = setTimeout(() => {
      // a form that validates itself before it sends anything
      const refused = listInvalid(getFields())
      if (refused.length > 0 && readProblem()?.call.path !== own) reportProblem(own, { message: '', documents: [], fields: refused })
    }, 2 * AFTER_FORM_MS)
    return () => clearTimeout(timer)
  }, [getFields, isSubmitted, own])

  useEffect(() => {
    if (marks.length > 0) keepMarks(marks, fields, dispatchFields)
  }, [marks, fields, dispatchFields])
  return null
}

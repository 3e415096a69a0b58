import { type FormEvent, useState } from 'react'
import type { Contract } from '@/contract/contract'
import { type AnswerOf, callSite, type TypedFields } from '@/features/call'
import { explain } from './account-client'

export type SiteForm = {
  isSending: boolean
  failure: string | null
  problems: Record<string, string>
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/**
 * Submits a form to its call with JavaScript, keeps the input and sets the errors of its fields. `known` are the errors from the
 * server-rendered page.
 */
export function useSiteForm<Call extends Contract>(
  action: string,
  onDone: (answer: AnswerOf<Call>, sent: TypedFields) => Promise<void> | void,
  known: Record<string, string> = {},
): SiteForm {
  const [state, setState] = useState<Pick<SiteForm, 'isSending' | 'failure' | 'problems'>>({
    isSending: false,
    failure: null,
    problems: known,
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.isSending) return
    setState({ isSending: true, failure: null, problems: {} })
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const result = await callSite<Call>(action, { fields })
    if (result.isOk) await onDone(result.answer, fields)
    setState({
      isSending: false,
      ...(result.isOk ? { failure: null, problems: {} } : { failure: explain(result), problems: result.fields }),
    })
  }
  return { ...state, send }
}

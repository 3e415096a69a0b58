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

/** Sends a form to its call by script: what was typed stays, and what is wrong stands at its field; `known`: what was wrong when the page came. */
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
    const given = await callSite<Call>(action, { fields })
    if (given.isOk) await onDone(given.answer, fields)
    setState({ isSending: false, ...(given.isOk ? { failure: null, problems: {} } : { failure: explain(given), problems: given.fields }) })
  }
  return { ...state, send }
}

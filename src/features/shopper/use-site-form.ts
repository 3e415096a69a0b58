import { type FormEvent, useState } from 'react'
import { callSite, explain } from './account-client'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The first message of each field that the site refuses. */
function readProblems(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) =>
      listOf(messages)
        .slice(0, 1)
        .map((message) => [name, String(message)]),
    ),
  )
}

export type SiteForm = {
  isSending: boolean
  failure: string | null
  problems: Record<string, string>
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** Sends a form to its call by script: what was typed stays, and what is wrong stands at its field; `known`: what was wrong when the page came. */
export function useSiteForm(
  action: string,
  onDone: (body: Record<string, unknown>, sent: Record<string, unknown>) => Promise<void> | void,
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
    const sent = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await callSite(action, sent)
    if (answer.isOk) await onDone(answer.body, sent)
    setState({ isSending: false, failure: answer.isOk ? null : explain(answer), problems: readProblems(answer.body.fields) })
  }
  return { ...state, send }
}

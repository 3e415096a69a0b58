import { callAdmin, readAdminProblem, sendJson } from '../call-admin'

export type Chosen = { id: number; name: string }
export type Action = 'trash' | 'restore' | 'remove'

const NO_RESPONSE = 'The server did not answer. Check your connection and try again.'

function callFor(action: Action, id: number) {
  if (action === 'remove') return callAdmin(`/api/pages/${id}?trash=true&depth=0`, { method: 'DELETE' })
  if (action === 'restore')
    return callAdmin(`/api/pages/${id}?trash=true&depth=0`, sendJson('PATCH', { deletedAt: null, _status: 'draft' }))
  return callAdmin(`/api/pages/${id}?depth=0`, sendJson('PATCH', { deletedAt: new Date().toISOString() }))
}

/** Trashes, restores or permanently deletes pages, one after the other. Returns a message for each page that was refused. */
export async function changePages(action: Action, pages: readonly Chosen[]): Promise<string[]> {
  const problems: string[] = []
  for (const { id, name } of pages) {
    const { isOk, json } = await callFor(action, id)
    if (!isOk) problems.push(`${name}: ${readAdminProblem(json) ?? NO_RESPONSE}`)
  }
  return problems
}

import type { Frame } from '@playwright/test'

/** What a hostile draft tries to change: a user who is to become an admin, and a page. */
export type Target = { admin: string; userId: number; pageId: number }

/**
 * Returns an icon name that breaks out of its element. Its script reports that it ran and asks the admin's API for the role. It must never
 * run.
 */
export function hostileIcon({ admin, userId }: Target): string {
  const script = [
    'document.documentElement.dataset.hostile=1',
    `fetch('${admin}/api/users/${userId}',{method:'PATCH',credentials:'include',headers:{'content-type':'application/json'},body:JSON.stringify({role:'admin'})})`,
  ].join(';')
  const event = script.replaceAll('"', '&quot;')
  return `x"></use><image href="x" onerror="${event}"></image><foreignObject><img src="x" onerror="${event}"></foreignObject><use href="#`
}

/** Returns blocks with hostile icons, in the two lists that once rendered them unchecked. */
export function hostileLayout(aim: Target, heading: string) {
  const icon = hostileIcon(aim)
  const rows = ['One', 'Two', 'Three'].map((title) => ({ id: `row-${title}`, title, text: `${title}.`, icon, href: '/search' }))
  return [
    { id: 'hostile-why', blockType: 'whyBuy', heading, reasons: rows },
    { id: 'hostile-banner', blockType: 'featureBanner', kind: 'shortcuts', shortcuts: rows },
  ]
}

/**
 * Tries what an injected script could do in a draft. Each entry says how it ended: `refused` when the browser or the server refused it,
 * otherwise what was read or done.
 */
export function tryEverything(frame: Frame, aim: Target): Promise<Record<string, string>> {
  return frame.evaluate(async ({ admin, userId, pageId }) => {
    const told: Record<string, string> = {}
    const attempt = async (name: string, act: () => unknown) => {
      try {
        told[name] = JSON.stringify(await act()) ?? 'undefined'
      } catch {
        told[name] = 'refused'
      }
    }
    const call = (path: string, method: string, body?: unknown, type = 'application/json', mode: RequestMode = 'cors') =>
      fetch(`${admin}${path}`, {
        method,
        mode,
        credentials: 'include',
        ...(body === undefined ? {} : { headers: { 'content-type': type }, body: JSON.stringify(body) }),
      })
    const said = async (answer: Promise<Response>) => {
      const { ok, type } = await answer
      // An opaque response doesn't show what happened; the test checks the database.
      return ok || type !== 'opaque' ? 'read' : 'opaque'
    }
    const role = { role: 'admin' }
    const title = { title: 'Taken over' }
    await attempt('cookie', () => document.cookie)
    await attempt('parent', () => window.parent !== window && window.parent.document.title)
    await attempt('top', () => window.parent !== window && window.top?.document.title)
    await attempt('opener', () => window.opener && window.opener.document.title)
    await attempt('read me', () => said(call('/api/users/me', 'GET')))
    await attempt('read pages', () => said(call(`/api/pages/${pageId}`, 'GET')))
    await attempt('role', () => said(call(`/api/users/${userId}`, 'PATCH', role)))
    await attempt('page', () => said(call(`/api/pages/${pageId}?draft=true`, 'PATCH', title)))
    await attempt('delete page', () => said(call(`/api/pages/${pageId}`, 'DELETE')))
    await attempt('graphql', () => said(call('/api/graphql', 'POST', { query: `mutation{deletePage(id:${pageId}){id}}` })))
    // Requests without a preflight reach the server.
    for (const [name, path] of [
      ['simple role', `/api/users/${userId}`],
      ['simple page', '/api/pages'],
      ['simple graphql', '/api/graphql'],
      ['simple logout', '/api/users/logout'],
    ] as const)
      await attempt(name, () => said(call(path, 'POST', { ...role, ...title, query: '{Me{user{id}}}' }, 'text/plain', 'no-cors')))
    await attempt('own host', async () => (await fetch('/api/users/me', { credentials: 'include' })).status)
    await attempt('own admin', async () => (await fetch('/admin', { credentials: 'include' })).status)
    const post = (name: string, action: string) =>
      attempt(name, () => {
        const target = document.createElement('iframe')
        target.name = name
        const form = Object.assign(document.createElement('form'), { method: 'post', action: `${admin}${action}`, target: name })
        document.body.append(target, form)
        HTMLFormElement.prototype.submit.call(form)
      })
    await post('form-role', `/api/users/${userId}?role=admin`)
    await post('form-logout', '/api/users/logout')
    await attempt('navigate top', () => {
      if (window.top && window.top !== window) window.top.location.href = `${admin}/admin/logout`
    })
    await attempt('navigate opener', () => {
      if (window.opener) window.opener.location.href = `${admin}/admin/logout`
    })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return told
  }, aim)
}

import type { Config, Endpoint } from 'payload'
import { chooseTenant, findOwner, OPEN_PATH } from '@/server/tenant/chosen-tenant'

/** Adds a link to one site's settings: selects the site, then opens the form. Without access it opens the list. */
export function openSettingsOfSite(collection: 'site-settings' | 'lead-settings'): Endpoint {
  return {
    path: OPEN_PATH,
    method: 'get',
    handler: async ({ payload, routeParams, user }) => {
      const id = Number(routeParams?.id)
      const owner = user && Number.isInteger(id) ? await findOwner(payload, { collection, id, user }) : null
      const location = `/admin/collections/${collection}${owner === null ? '' : `/${id}`}`
      return new Response(null, { status: 303, headers: { location, ...(owner !== null && { 'set-cookie': chooseTenant(owner) }) } })
    },
  }
}

/** Replaces the plugin's view that redirects to the settings of the selected site. Must run after that plugin. */
export function replaceSettingsView(config: Config): Config {
  const actions = config.admin?.components?.actions ?? []
  const theirs = '@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect'
  const own = actions.map((action) =>
    typeof action === 'object' && action.path === theirs
      ? { ...action, path: '@/app/(payload)/fields/settings-of-address#SettingsOfAddress' }
      : action,
  )
  return { ...config, admin: { ...config.admin, components: { ...config.admin?.components, actions: own } } }
}

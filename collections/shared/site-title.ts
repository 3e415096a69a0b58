import type { TextField } from 'payload'

/** The name of the site as the title of what exists once per site; read from its tenant and stored nowhere. */
export const siteTitle: TextField = { name: 'site', type: 'text', virtual: 'tenant.name', admin: { hidden: true } }

import type { TextField } from 'payload'

/** The site's name as the title of once-per-site documents; read from the tenant and not stored. */
export const siteTitle: TextField = { name: 'site', type: 'text', virtual: 'tenant.name', admin: { hidden: true } }

import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { isPreviewHost, normaliseHost } from '@/domain/tenant/hosts'
import { readHosting } from '@/server/routing/hosting'

function refuse(message: string): never {
  throw new ValidationError({ collection: 'tenants', errors: [{ path: 'domains', message }] })
}

/** Normalises host names to the form that requests are matched by, and refuses those of other tenants or the previews (TEN-03, SEC-08). */
export const validateDomains: CollectionBeforeValidateHook = async ({ data, req, originalDoc }) => {
  if (!Array.isArray(data?.domains)) return data
  const domains: string[] = []
  for (const given of data.domains) {
    const host = typeof given === 'string' ? normaliseHost(given) : null
    if (!host) refuse(`'${String(given)}' is not a host name. Type it like www.harbourcity.example, without http:// and without a path.`)
    if (isPreviewHost(host, readHosting().baseDomain)) refuse(`'${host}' is where the admin shows previews. Choose another host name.`)
    if (!domains.includes(host)) domains.push(host)
  }
  const others = await req.payload.find({
    collection: 'tenants',
    where: { and: [{ domains: { in: domains } }, ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [])] },
    depth: 0,
    limit: 1,
    req,
  })
  const holder = domains.length > 0 ? others.docs[0] : undefined
  if (holder) refuse(`${holder.name} already answers at one of these host names. Remove it there first.`)
  return { ...data, domains }
}

import { toSitePhone } from '@/domain/phone/site-phone'
import type { Tenant } from '@/domain/tenant/tenant'
import { type FormSite, toFormSite } from '@/features/enquiry/form-site'
import { LiveForm } from '@/features/enquiry/live-form'
import { findFormPlaces, toDealershipOptions } from '@/server/leads/form-places'
import { FormSection } from '@/ui/form-section/form-section'
import type { BlockOf, BlockProps } from '../types'

export type FormViewProps = { block: Omit<BlockOf<'form'>, 'blockType'>; site: FormSite; phone: string | null }

export function FormView({ block, site, phone }: FormViewProps) {
  const { kind, heading, text, inSteps } = block
  return (
    <FormSection id={`${kind}-form`} heading={heading ?? null} text={text ?? null} phone={toSitePhone(phone)}>
      <LiveForm site={site} choice={{ kind, carSlug: null, inSteps: inSteps === true }} formId={kind} level={heading ? 3 : 2} />
    </FormSection>
  )
}

async function findSite(tenant: Tenant): Promise<FormSite> {
  const { locations, dealerships } = await findFormPlaces(tenant)
  return toFormSite(tenant, { locations, dealerships: toDealershipOptions(dealerships) })
}

export async function FormBlock({ block, site: { tenant } }: BlockProps<'form'>) {
  return <FormView block={block} site={await findSite(tenant)} phone={tenant.site.phone} />
}

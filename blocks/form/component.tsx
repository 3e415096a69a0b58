import { formatMoney } from '@/domain/money/money'
import { findFromPrice, type RangeModel, toModelTitle } from '@/domain/models/model'
import { toSitePhone } from '@/domain/locations/site-phone'
import type { Tenant } from '@/domain/tenant/tenant'
import type { SummaryModel } from '@/features/enquiry/booking-summary'
import { type FormSite, toFormSite } from '@/features/enquiry/form-site'
import { LiveForm } from '@/features/enquiry/live-form'
import { LiveSummary } from '@/features/enquiry/live-summary'
import { findFormOptions } from '@/server/leads/form-choices'
import { findRange } from '@/server/models/find-range'
import { FormSection } from '@/ui/primitives/form-section/form-section'
import type { BlockOf, BlockProps } from '../types'

export type FormViewProps = {
  block: Omit<BlockOf<'form'>, 'blockType'>
  site: FormSite
  phone: string | null
  models?: readonly SummaryModel[]
}

export function FormView({ block, site, phone, models = [] }: FormViewProps) {
  const { kind, heading, text, inSteps } = block
  return (
    <FormSection
      id={`${kind}-form`}
      heading={heading ?? null}
      text={text ?? null}
      phone={toSitePhone(phone)}
      summary={kind === 'test-drive' && <LiveSummary site={site} models={models} />}
    >
      <LiveForm
        site={site}
        choice={{ kind, carSlug: null, inSteps: inSteps === true, models: models.map(({ title }) => title) }}
        formId={kind}
        level={heading ? 3 : 2}
      />
    </FormSection>
  )
}

/** Returns a model for the test drive summary, with its price. */
function toSummaryModel(model: RangeModel): SummaryModel {
  const from = findFromPrice(model)
  return {
    title: toModelTitle(model),
    note: from === null ? model.bodies.join(', ') : `From ${formatMoney(from)} drive away`,
    picture: model.picture && { src: model.picture.url, width: model.picture.width, height: model.picture.height },
  }
}

async function findModels(tenant: Tenant): Promise<SummaryModel[]> {
  return (await findRange(tenant.id)).filter(({ status }) => status !== 'coming_soon').map(toSummaryModel)
}

export async function FormBlock({ block, site: { tenant } }: BlockProps<'form'>) {
  const [places, models] = await Promise.all([findFormOptions(tenant), block.kind === 'test-drive' ? findModels(tenant) : []])
  return <FormView block={block} site={toFormSite(tenant, places)} phone={tenant.site.phone} models={models} />
}

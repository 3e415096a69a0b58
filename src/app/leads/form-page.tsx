import type { FormKind } from '@/domain/leads/form/form-kinds'
import { toSitePhone } from '@/domain/locations/site-phone'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { titleForm, toFormSite } from '@/features/enquiry/form-site'
import { PlainForm } from '@/features/enquiry/plain-form'
import { databasePool } from '@/server/database/pool'
import type { RunSql } from '@/server/database/transaction'
import { type FormDraft, readDraft } from '@/server/leads/form-draft'
import { findFormOptions } from '@/server/leads/form-choices'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { FormSection } from '@/ui/primitives/form-section/form-section'

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Finds the vehicle of a form that is shown again, if the site still has it. */
async function findCar(tenant: Tenant, draft: FormDraft | null): Promise<Vehicle | null> {
  return draft?.carSlug ? findNamedVehicle(tenant, draft.carSlug) : null
}

/** A form on its own page: with typed values and errors, for browsers without JavaScript (LEAD-15), or empty. */
export async function FormPage({ tenant, kind, token }: { tenant: Tenant; kind: FormKind; token: string | null }) {
  const stored = token === null ? null : await readDraft(run, tenant.id, token)
  const draft = stored?.kind === kind ? stored : null
  const [options, car] = await Promise.all([findFormOptions(tenant), findCar(tenant, draft)])
  return (
    <>
      <div data-page-head className="wrap pt-10 pb-7 md:pt-16 md:pb-9">
        <h1 className="type-h1">{titleForm(kind)}</h1>
        {car && <p className="mt-3 text-lg/7 text-ink-soft">{car.name}</p>}
      </div>
      <FormSection id={`${kind}-form`} heading={null} text={null} phone={toSitePhone(tenant.site.phone)}>
        <PlainForm
          site={toFormSite(tenant, options)}
          choice={{ kind, carSlug: car?.slug ?? null, carDealership: car?.dealership.slug }}
          formId={kind}
          values={draft?.values}
          problems={draft?.problems}
        />
      </FormSection>
    </>
  )
}

import { z } from 'zod'
import { recordConsent } from '@/domain/leads/form/consent'
import type { FormField, FormValues } from '@/domain/leads/form/form-field'
import type { LeadKind } from '@/domain/leads/form/form-kinds'
import { formSchema } from '@/domain/leads/form/form-schema'
import { type Lead, toLead } from '@/domain/leads/record/lead'
import { readVisit } from '@/domain/leads/form/visit'
import { toManufacturerSlug } from '@/domain/leads/form/manufacturer-slug'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findFormChoices } from '@/server/leads/form-choices'
import { storeDraft } from '@/server/leads/form-draft'
import { PROBLEMS_ID } from '@/ui/primitives/alert'
import type { Refusal } from '@/app/http/refusal'
import { typedTexts } from '@/app/http/typed-form'
import { refuseProblems } from '@/app/leads/lead-answers'
import { runSql } from '@/server/database/run-sql'
import type { LeadProblems } from '@/app/leads/read-lead'
import type { Submission } from '@/app/http/read-submission'

const LONGEST_AGENT = 400

export type ReadFields = { kind: 'ok'; values: FormValues } | { kind: 'wrong'; problems: LeadProblems }

/** Validates the fields of a step with the schema of all forms. `now` is in Unix seconds. */
export function readFields(fields: readonly FormField[], { fields: sent }: Submission, tenant: Tenant, now: number): ReadFields {
  const parsed = formSchema(fields, { now, timeZone: tenant.timeZone }).safeParse(sent)
  return parsed.success ? { kind: 'ok', values: parsed.data } : { kind: 'wrong', problems: z.flattenError(parsed.error).fieldErrors }
}

/** Returns the errors: as JSON, or on the page of the step with all typed values (LEAD-15). */
export async function refuseStep(
  tenant: Tenant,
  submission: Submission,
  page: string,
  problems: LeadProblems,
): Promise<Response | Refusal> {
  if (!submission.isPlainForm) return refuseProblems(problems)
  const token = await storeDraft(runSql, tenant.id, {
    kind: 'journey',
    carSlug: null,
    values: typedTexts(submission),
    problems: Object.entries(problems).flatMap(([name, messages = []]) =>
      messages.map((message) => ({ name: name === 'form' ? '' : name, message })),
    ),
  })
  return seeOther(`${page}${page.includes('?') ? '&' : '?'}draft=${token}#${PROBLEMS_ID}`)
}

/** Redirects to a page of this site with 303, so that back navigation and reloading send nothing twice. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

type JourneyLead = {
  tenant: Tenant
  kind: LeadKind
  category: string
  subcategory: string
  values: FormValues
  vehicle: Vehicle | null
  submission: Submission
  headers: Headers
  now: number
}

/** Composes the lead of a journey, with the same data as a form's lead (LEAD-01, LEAD-02). */
export async function composeLead({
  tenant,
  kind,
  category,
  subcategory,
  values,
  vehicle,
  submission,
  headers,
  now,
}: JourneyLead): Promise<Lead> {
  const { dealerships } = await findFormChoices(tenant)
  const only = dealerships.length === 1 ? (dealerships[0] ?? null) : null
  return toLead(values, {
    form: { kind, category, subcategory, event: null },
    visit: readVisit(submission.fields.visit, headers.get('referer') ?? ''),
    userAgent: (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
    vehicle,
    dealership: vehicle?.dealership ?? only,
    manufacturerSlug: toManufacturerSlug(vehicle, tenant.switches),
    leadId: null,
    consent: recordConsent(tenant.name, { opt_in: values.opt_in !== false, terms: null }, now),
    hasOwnEvents: tenant.switches.testDriveEventVariant,
  })
}

import { z } from 'zod'
import { recordConsent } from '@/domain/leads/form/consent'
import type { FormValues } from '@/domain/leads/form/form-field'
import { type FormKind, toFormKind } from '@/domain/leads/form/form-kinds'
import { formSchema } from '@/domain/leads/form/form-schema'
import { type Lead, toLead } from '@/domain/leads/record/lead'
import { type LeadForm, listFields, resolveLeadForm } from '@/domain/leads/form/lead-form'
import { readVisit } from '@/domain/leads/form/visit'
import { toManufacturerSlug } from '@/domain/leads/form/manufacturer-slug'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findFormChoices, type FormChoices, toDealershipOptions } from '@/server/leads/form-choices'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import type { Submission } from '../http/read-submission'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

const LONGEST_SLUG = 200
const LONGEST_AGENT = 400

export type LeadProblems = Partial<Record<string, string[]>>
export type ReadLead = { kind: 'ok'; lead: Lead; form: LeadForm } | { kind: 'wrong'; problems: LeadProblems }

/** Returns an error of the form itself, not of a field. */
const ofForm = (message: string): ReadLead => ({ kind: 'wrong', problems: { form: [message] } })

/** The kind of a form, and the slug or id of its vehicle, which the address may name too: /book-test-drive/?car_id=… */
export type LeadSubject = {
  kind: FormKind
  carSlug: string | null
  /** Whether the form names the vehicle. Otherwise only the address of its page does. */
  isCarInForm: boolean
}

function carInAddress(url: string): string | null {
  const parameters = URL.canParse(url) ? new URL(url).searchParams : null
  return parameters?.get('car_id') || parameters?.get('car_slug') || parameters?.get('vin') || null
}

/** Returns the subject of a submission, or null for an unknown form. A form without a kind is an enquiry. */
export function readSubject({ fields }: Submission, referrer: string): LeadSubject | null {
  const kind = toFormKind(fields.form ?? 'enquiry')
  const isCarInForm = typeof fields.car_slug === 'string' && fields.car_slug !== ''
  const named = isCarInForm ? String(fields.car_slug) : carInAddress(referrer)
  return kind && { kind, carSlug: named === null ? null : named.slice(0, LONGEST_SLUG), isCarInForm }
}

/** Finds the tenant's form of a kind, the one that its page showed. */
export async function findLeadForm(
  tenant: Tenant,
  kind: FormKind,
  vehicle: Pick<Vehicle, 'dealership'> | null,
): Promise<{ form: LeadForm; places: FormChoices }> {
  const places = await findFormChoices(tenant)
  const { locations } = places
  const dealerships = toDealershipOptions(places.dealerships)
  const about = { isAboutCar: vehicle !== null, carDealership: vehicle?.dealership.slug }
  return { places, form: resolveLeadForm(tenant.switches, { kind, ...about, locations, dealerships }) }
}

function chooseDealership(values: FormValues, { dealerships }: FormChoices) {
  return dealerships.find(({ slug }) => slug === values.dealership_slug) ?? (dealerships.length === 1 ? (dealerships[0] ?? null) : null)
}

const leadId = z.string().regex(/^\d{1,15}$/)

type Sender = { tenant: Tenant; subject: LeadSubject; submission: Submission; headers: Headers; now: number }
type Read = Sender & { vehicle: Vehicle | null; values: FormValues; form: LeadForm; places: FormChoices }

function compose({ tenant, vehicle, values, form, places, submission, headers, now }: Read): Lead {
  return toLead(values, {
    form,
    visit: readVisit(submission.fields.visit, headers.get('referer') ?? ''),
    userAgent: (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
    vehicle,
    dealership: vehicle && values.dealership_slug === undefined ? vehicle.dealership : chooseDealership(values, places),
    manufacturerSlug: toManufacturerSlug(vehicle, tenant.switches),
    leadId: leadId.safeParse(submission.fields.lead_id).data ?? null,
    consent: recordConsent(
      tenant.name,
      { opt_in: values.opt_in !== false, terms: typeof values.terms === 'boolean' ? values.terms : null },
      now,
    ),
    hasOwnEvents: tenant.switches.testDriveEventVariant,
  })
}

/** Parses a submission into a lead, or returns the errors by field (LEAD-05 to LEAD-15). `now` is in Unix seconds. */
export async function readLead(sender: Sender): Promise<ReadLead> {
  const { tenant, subject, submission, now } = sender
  const vehicle = subject.carSlug === null ? null : await findNamedVehicle(tenant, subject.carSlug)
  const { one } = findSiteWords(tenant.switches)
  if (subject.isCarInForm && !vehicle) return ofForm(`This ${one} is no longer on our site. Please choose another, or contact us about it.`)
  if (subject.kind === 'test-drive' && vehicle?.status === 'sold')
    return ofForm(`This ${one} has been sold, so you can’t test drive it. Please enquire about something similar.`)
  const { form, places } = await findLeadForm(tenant, subject.kind, vehicle)
  const parsed = formSchema(listFields(form), { now, timeZone: tenant.timeZone }).safeParse(submission.fields)
  if (!parsed.success) return { kind: 'wrong', problems: z.flattenError(parsed.error).fieldErrors }
  return { kind: 'ok', form, lead: compose({ ...sender, vehicle, values: parsed.data, form, places }) }
}

import { z } from 'zod'
import type { FinanceFee } from '../finance/loan-fees'
import { isVendorOrigin } from '../http/content-security-policy'
import { explainBadHref } from '../navigation/href'
import { CAR_TYPES, type CarType } from '../vehicle/vehicle'
import type { JsonShape, SwitchField } from './switch-type'

const href = z
  .string({ error: 'Give an address.' })
  .min(1, { error: 'Give an address.' })
  .max(500, { error: 'Give an address of at most 500 characters.' })
  .superRefine((value, context) => {
    const message = explainBadHref(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

const shortText = (what: string, max = 200) => {
  const error = `Give ${what} of 1 to ${max} characters.`
  return z
    .string({ error })
    .max(max, { error })
    .refine((value) => value.trim() !== '', { error })
}

function json<Value>(shape: JsonShape, schema: z.ZodType<Value>): SwitchField<Value> {
  return { type: { kind: 'json', shape }, schema }
}

/** The bar above the header (NAV-12). */
export type Announcement = { text: string; link: { label: string; href: string } | null }

export function announcement(): SwitchField<Announcement> {
  const link = z.object({ label: shortText('a link text', 80), href }, { error: 'Give a link text and an address, or no link.' })
  const error = 'Give the text of the bar, and a link or none.'
  return json('announcement', z.object({ text: shortText('a text', 300), link: link.nullable().default(null) }, { error }))
}

/** The seven link targets of NAV-11. */
export const CONFIG_LINK_DEFAULTS = {
  allStock: '/search/new-used-and-demo-cars',
  testDrive: '/book-test-drive/',
  service: '/service',
  finance: '/finance',
  tradeIn: '/trade-in',
  contact: '/contact',
  parts: '/vehicle-parts-and-accessories',
}
export type ConfigLinks = typeof CONFIG_LINK_DEFAULTS

/** A link that is left out keeps its usual address, so an override names only what it moves. */
export function configLinks(): SwitchField<ConfigLinks> {
  const usual = CONFIG_LINK_DEFAULTS
  const schema = z.strictObject(
    {
      allStock: href.default(usual.allStock),
      testDrive: href.default(usual.testDrive),
      service: href.default(usual.service),
      finance: href.default(usual.finance),
      tradeIn: href.default(usual.tradeIn),
      contact: href.default(usual.contact),
      parts: href.default(usual.parts),
    },
    { error: `Give addresses for any of: ${Object.keys(usual).join(', ')}.` },
  )
  return json('configLinks', schema)
}

/**
 * A chat service's script (VDP-06): `openCall` is the global function of the script that opens the chat, `hosts` what it loads from besides the script's own
 * host (SEC-09).
 */
export type ChatProvider = { name: string; scriptUrl: string; openCall: string; attributes: Record<string, string>; hosts: string[] }

export function chatProvider(): SwitchField<ChatProvider> {
  const error = "Give the service's name, its script's address and the function that opens the chat."
  const schema = z.object(
    {
      name: shortText("the service's name", 80),
      scriptUrl: z.url({ protocol: /^https$/, error: "Give the script's address, starting with https://." }),
      openCall: z.string({ error }).regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, { error: 'Give a function name, such as Chat.open.' }),
      attributes: z
        .record(z.string().regex(/^(id|data-[a-z0-9-]+)$/, { error: 'An attribute is id or starts with data-.' }), z.string().max(500))
        .default({}),
      hosts: z
        .array(z.string().refine(isVendorOrigin, { error: 'Give hosts as https://widget.example.com or https://*.example.com.' }))
        .max(20)
        .default([]),
    },
    { error },
  )
  return json('chatProvider', schema)
}

/** Phones by car type (PHONE-03). */
export type PhoneOverrides = Partial<Record<CarType, string>>

export function phoneOverrides(): SwitchField<PhoneOverrides> {
  const phone = z.string().regex(/^[+(0-9][0-9 ()-]{4,24}$/, { error: 'Give a phone number in digits, such as 07 3123 4567.' })
  const schema = z.partialRecord(z.enum(CAR_TYPES), phone, { error: `Give a phone for any of: ${CAR_TYPES.join(', ')}.` })
  return json('phoneOverrides', schema)
}

/** Per brand slug an address, or 'skip' for the brand's own stock instead of its overview (BRD-03). */
export type BrandTileLinks = Record<string, string>

export function brandTileLinks(): SwitchField<BrandTileLinks> {
  const error = "Give each brand, named by its slug such as 'mercedes-benz', an address or 'skip'."
  const target = z.union([z.literal('skip'), href], { error })
  return json('brandTileLinks', z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), target, { error }))
}

/** The fees of a loan besides the establishment fee (FIN-35). */
export function financeFees(): SwitchField<FinanceFee[]> {
  const amount = z.number({ error: 'Give an amount in dollars.' }).min(0, { error: 'Give an amount of 0 or more.' })
  const fee = z.object({
    label: shortText('what the fee is for', 120),
    amount: amount.max(1_000_000, { error: 'Give an amount below a million.' }),
    per: z.enum(['loan', 'month'], { error: "Say 'loan' for a fee charged once, 'month' for one of every month." }).optional(),
  })
  return json(
    'financeFees',
    z.array(fee, { error: 'Give a list of fees, each with a label and an amount.' }).max(20, { error: 'Give at most 20 fees.' }),
  )
}

/** Content that used to be held in a switch: any list of records, kept as given. */
export type JsonRecords = Record<string, unknown>[]

export function jsonRecords(shape: 'eofyPages' | 'promoNodes'): SwitchField<JsonRecords> {
  return json(shape, z.array(z.record(z.string(), z.unknown()), { error: 'Give a list of records.' }))
}

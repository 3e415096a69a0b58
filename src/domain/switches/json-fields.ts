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

/** Defines the link targets. Missing links keep their defaults, so an override only names its changes. */
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
 * A chat service's script (VDP-06). `openCall` is the script's global function that opens the chat, `hosts` are the hosts it loads from
 * besides its own (SEC-09).
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

/** Phone numbers by car type (PHONE-03). */
export type PhoneOverrides = Partial<Record<CarType, string>>

export function phoneOverrides(): SwitchField<PhoneOverrides> {
  const phone = z.string().regex(/^[+(0-9][0-9 ()-]{4,24}$/, { error: 'Give a phone number in digits, such as 07 3123 4567.' })
  const schema = z.partialRecord(z.enum(CAR_TYPES), phone, { error: `Give a phone for any of: ${CAR_TYPES.join(', ')}.` })
  return json('phoneOverrides', schema)
}

/** An address per brand slug, or 'skip' to link to the brand's stock instead of its overview (BRD-03). */
export type BrandTileLinks = Record<string, string>

export function brandTileLinks(): SwitchField<BrandTileLinks> {
  const error = "Give each brand, named by its slug such as 'mercedes-benz', an address or 'skip'."
  const target = z.union([z.literal('skip'), href], { error })
  return json('brandTileLinks', z.record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), target, { error }))
}

/** Defines the fees of a loan besides the establishment fee (FIN-35). */
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

/**
 * An end-of-financial-year page defined by a switch (CMS-06). Its blocks have the form of a page's blocks; they are checked when read, not
 * here.
 */
export type EofyPage = { slug: string; title: string; description: string; blocks: Record<string, unknown>[] }

export function eofyPages(): SwitchField<EofyPage[]> {
  const page = z.object({
    slug: z.string({ error: 'Give a slug.' }).regex(/^eofy(-[a-z0-9]+)*$/, { error: 'Give the slug eofy, or one that starts with eofy-.' }),
    title: shortText('a title', 120).default('End of financial year'),
    description: z.string().max(170, { error: 'Give a description of at most 170 characters.' }).default(''),
    blocks: z.array(z.record(z.string(), z.unknown()), { error: 'Give a list of blocks.' }).max(80).default([]),
  })
  const error = 'Give a list of pages, each with a slug, a title and blocks.'
  return json('eofyPages', z.array(page, { error }).max(20, { error: 'Give at most 20 pages.' }))
}

/**
 * A promotion card defined by a switch (CMS-08). Dates are ISO 8601, null without a limit; `image` is the ID of one of the site's pictures.
 */
export type PromoNode = {
  start: string | null
  expiry: string | null
  position: number
  display: CarType | null
  strictDisplay: boolean
  node: {
    heading: string
    text: string | null
    link: { label: string; href: string } | null
    image: number | null
    tone: 'brand' | 'action' | 'plain'
  }
}

export function promoNodes(): SwitchField<PromoNode[]> {
  const date = z
    .string({ error: 'Give a date such as 2026-06-01T00:00:00+10:00, or null.' })
    .refine((value) => Number.isFinite(Date.parse(value)), { error: 'Give a date such as 2026-06-01T00:00:00+10:00, or null.' })
    .nullable()
    .default(null)
  const content = z.object(
    {
      heading: shortText('a heading', 80),
      text: z.string().max(240, { error: 'Give a text of at most 240 characters.' }).nullable().default(null),
      link: z
        .object({ label: shortText('a link text', 60), href })
        .nullable()
        .default(null),
      image: z.int({ error: 'Give the number of a picture, or null.' }).nullable().default(null),
      tone: z.enum(['brand', 'action', 'plain'], { error: 'Give the tone brand, action or plain.' }).default('brand'),
    },
    { error: 'Give the content of the card as node, with a heading.' },
  )
  const node = z.object({
    start: date,
    expiry: date,
    position: z.int({ error: 'Give a position from 1 to 99.' }).min(1).max(99).default(1),
    display: z
      .enum(CAR_TYPES, { error: `Give a listing: ${CAR_TYPES.join(', ')}, or null.` })
      .nullable()
      .default(null),
    strictDisplay: z.boolean().default(false),
    node: content,
  })
  const error = 'Give a list of cards, each with its position and node.'
  return json('promoNodes', z.array(node, { error }).max(50, { error: 'Give at most 50 cards.' }))
}

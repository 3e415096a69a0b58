import { CAR_TYPES, VEHICLE_STATUSES } from '@/domain/vehicle/vehicle'
import { boolean, choices, integer, orNull, text, texts } from '../fields'
import { defineSwitch } from '../switch-type'
import { findKind, VEHICLE_KINDS } from '@/domain/vehicle/kinds/kinds'

const stock = { group: 'Stock', touches: ['home', 'results', 'vehicle'] } as const
const tags = { group: 'Tags & prices', touches: ['home', 'results', 'vehicle'] } as const

const CAR_TYPE_LABELS = { new: 'New', demo: 'Demo', used: 'Used' }
const STATUS_LABELS = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' }

/** Which vehicles are listed (CAR-16 to CAR-20), and when an import is held for review (ADM-19). */
export const stockRows = {
  includeSoldDays: defineSwitch({
    ...stock,
    field: integer({ min: 0, max: 365, unit: 'days' }),
    default: 3,
    label: 'Keep sold cars in lists for',
    help: 'The number of days that sold cars stay in listings.',
  }),
  minPhotoLevel: defineSwitch({
    ...stock,
    field: integer({ min: 0, max: 14 }),
    default: 3,
    label: 'Photos a car needs',
    help: 'Cars with fewer photos than this are not listed.',
  }),
  stockCarTypes: defineSwitch({
    ...stock,
    field: choices(CAR_TYPES.map((value) => ({ value, label: CAR_TYPE_LABELS[value] }))),
    default: [],
    label: 'Only these car types',
    help: 'Lists only new, demo or used cars; if none is chosen, all.',
  }),
  stockKinds: defineSwitch({
    ...stock,
    field: choices(VEHICLE_KINDS.map((value) => ({ value, label: findKind(value).label }))),
    default: [],
    label: 'Kinds of stock',
    help: 'The kinds that this site sells, which also give it its words, such as "View caravan"; if none is chosen, all.',
    touches: ['home', 'results', 'vehicle'],
  }),
  stockStatuses: defineSwitch({
    ...stock,
    field: choices(VEHICLE_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))),
    default: [],
    label: 'Only these statuses',
    help: 'Lists only cars with these statuses; if none is chosen, all.',
  }),
  stockMakes: defineSwitch({
    ...stock,
    field: texts(200),
    default: [],
    label: 'Only these makes',
    help: 'Lists only cars of these makes; if empty, all.',
  }),
  excludedStockNumbers: defineSwitch({
    ...stock,
    field: texts(2000),
    default: [],
    label: 'Hidden stock numbers',
    help: 'Cars with these stock numbers are never listed.',
  }),
  stockFallLimit: defineSwitch({
    ...stock,
    field: integer({ min: 0, max: 100, unit: 'percent' }),
    default: 30,
    label: 'Hold an import that takes down more than',
    help: 'Holds an import for review when it would remove more than this share of the listed cars.',
    touches: ['none'],
  }),
  stockCountLabel: defineSwitch({
    ...stock,
    field: text('plain', 40),
    default: 'Cars',
    label: 'Word for the stock',
    help: "The word for the stock in counts, such as 'Cars' or 'Caravans'.",
    touches: ['home', 'results'],
  }),
}

/** Tags on cards, and texts in place of a price (CAR-07 to CAR-14, PRC-02, PRC-06). */
export const tagRows = {
  fuelTagEnabled: defineSwitch({
    ...tags,
    field: boolean(),
    default: false,
    label: 'Electric and hybrid tag',
    help: 'Tags electric, hybrid and plug-in hybrid cars as such, before any other tag.',
  }),
  justArrivedDays: defineSwitch({
    ...tags,
    field: integer({ min: 0, max: 365, unit: 'days' }),
    default: 8,
    label: 'A car is just arrived for',
    help: 'Tags a car as just arrived for this many days after it was listed; 0 turns the tag off.',
  }),
  justArrivedLabel: defineSwitch({
    ...tags,
    field: text('plain', 40),
    default: 'New',
    label: 'Text of the just-arrived tag',
    help: 'The text of the just arrived tag.',
  }),
  soldTagText: defineSwitch({
    ...tags,
    field: text('plain', 40),
    default: 'JUST SOLD',
    label: 'Text of the sold tag',
    help: 'The text of the sold tag, which replaces every other tag.',
  }),
  subscriptionsEnabled: defineSwitch({
    ...tags,
    field: boolean(),
    default: false,
    label: 'Subscriptions',
    help: "Shows a car's subscription price, if any, before its other prices, and makes this a subscription site.",
  }),
  subscriptionIncluded: defineSwitch({
    ...tags,
    field: texts(12),
    default: [],
    label: 'Included in a subscription',
    help: 'What the weekly price of a subscription car includes, such as insurance or servicing.',
  }),
  subscriptionTerm: defineSwitch({
    ...tags,
    field: orNull(text('plain', 120)),
    default: null,
    label: 'Subscription term',
    help: 'The minimum term of a subscription; hidden if not set.',
  }),
  subscriptionKilometres: defineSwitch({
    ...tags,
    field: orNull(text('plain', 120)),
    default: null,
    label: 'Subscription kilometres',
    help: 'The kilometres that a subscription includes, and the price of more; hidden if not set.',
  }),
  subscriptionExit: defineSwitch({
    ...tags,
    field: orNull(text('plain', 120)),
    default: null,
    label: 'Ending a subscription',
    help: 'How a customer ends a subscription; hidden if not set.',
  }),
  noPriceText: defineSwitch({
    ...tags,
    field: text('plain', 60),
    default: 'Enquire for price.',
    label: 'Text without a price',
    help: 'The text shown for a car without a price.',
  }),
}

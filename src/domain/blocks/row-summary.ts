import { formatMoney } from '../money/money'

type Values = Readonly<Record<string, unknown>>

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const NAMES = ['heading', 'title', 'label', 'name', 'variant', 'alt']
const nameOf = (row: Values) => NAMES.map((name) => text(row[name])).find((name) => name !== '') ?? ''
const dollars = (value: unknown) => (typeof value === 'number' ? formatMoney(Math.round(value * 100)) : '')
const joined = (parts: string[], between: string) => parts.filter((part) => part !== '').join(between)

function hoursOf({ status, open, close, formated_hours: words }: Values): string {
  if (status === 'Closed') return 'Closed'
  return text(words) || joined([text(open), text(close)], ' to ')
}

const SUMMARIES = {
  day: (row: Values) => joined([WEEKDAYS[Number(row.weekday ?? Number.NaN)] ?? '', hoursOf(row)], ': '),
  date: (row: Values) =>
    joined([text(row.date), text(row.label), hoursOf({ status: row.status, open: row.start_hour, close: row.end_hour })], ', '),
  link: (row: Values) => joined([text(row.label) || text(row.item), row.isHidden === true ? 'left out' : text(row.href)], ': '),
  profile: (row: Values) => joined([text(row.kind), text(row.url).replace(/^https:\/\//, '')], ': '),
  item: nameOf,
  figure: (row: Values) => joined([text(row.value), text(row.label)], ' '),
  variant: (row: Values) => joined([nameOf(row), dollars(row.dap_min_price) || dollars(row.dap_max_price)], ': '),
  zone: (row: Values) => joined([nameOf(row), row.price === 0 ? 'free' : dollars(row.price)], ': '),
  rate: ({ upToAge, rate }: Values) =>
    joined(
      [typeof upToAge === 'number' ? `cars up to ${upToAge} years` : 'cars of any age', typeof rate === 'number' ? `${rate}%` : ''],
      ': ',
    ),
} as const
export type RowKind = keyof typeof SUMMARIES

/** The label of a list row in the admin; '' for an empty row (CMS-01, LOC-09, LOC-12, NAV-01). */
export function summariseRow(kind: RowKind, row: Values): string {
  const words = SUMMARIES[kind](row)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

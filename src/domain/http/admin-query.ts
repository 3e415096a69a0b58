/** Parameters of the admin's API that take one whole number, and those that take one plain value. */
const NUMBERS = ['limit', 'page', 'depth']
const SINGLE = ['draft', 'autosave', 'trash', 'pagination', 'overrideLock', 'locale', 'fallbackLocale', 'fallback-locale']

/** Without the geo operators (near, within, intersects): no collection has a point field. */
const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]
const GROUP = '(?:\\[(?:and|or)\\](?:\\[\\d*\\])?)'
/** Matches where[price][less_than], where[or][0][and][1][name][in][2] and the empty groups sent by the admin's lists. */
const CONDITION = new RegExp(`^where(?:${GROUP}+|${GROUP}*\\[\\w+(?:\\.\\w+)*\\]\\[(?:${OPERATORS.join('|')})\\](?:\\[\\d*\\])?)$`, 'i')
/** Matches sort=name, sort[]=name and sort[0]=-name, and select[meta][title]=true. */
const SORT = /^sort(?:\[\d*\])?$/
const SORTED_BY = /^-?\w+(?:\.\w+)*(?:,-?\w+(?:\.\w+)*)*$/
const CHOICE = /^(?:select|populate|joins)(?:\[[\w.-]*\])+$/
/** More than any list of the admin sends. */
const MAX_CONDITIONS = 200
const WHOLE_NUMBER = /^\d{1,7}$/

function isConditionTree(value: unknown, depth = 0): boolean {
  if (depth > 10 || typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([key, held]) =>
    key === 'and' || key === 'or'
      ? Array.isArray(held) && held.every((one) => isConditionTree(one, depth + 1))
      : typeof held === 'object' && held !== null && Object.keys(held).every((operator) => OPERATORS.includes(operator)),
  )
}

function isConditionText(text: string): boolean {
  try {
    return text === '' || isConditionTree(JSON.parse(text))
  } catch {
    return false
  }
}

function explainSingle(query: URLSearchParams): string | null {
  const keys = [...query.keys()]
  for (const name of [...NUMBERS, ...SINGLE]) {
    if (query.getAll(name).length > 1 || keys.some((key) => key.startsWith(`${name}[`))) return `Give ${name} once, as one plain value.`
  }
  const wrong = NUMBERS.find((name) => (query.get(name) ?? '') !== '' && !WHOLE_NUMBER.test(query.get(name) ?? ''))
  return wrong === undefined ? null : `Give ${wrong} as a whole number.`
}

function explainShape(query: URLSearchParams): string | null {
  for (const [key, value] of query) {
    if (/^sort\b/.test(key) && !(SORT.test(key) && (value === '' || SORTED_BY.test(value))))
      return 'Write sort=field, or sort=-field for the other way round.'
    if (/^(?:select|populate|joins)\b/.test(key) && !CHOICE.test(key))
      return 'Write select[field]=true; populate and joins in the same way.'
  }
  return null
}

/**
 * Explains what is wrong with a query to the admin's API, or null (SEC-25). Unknown fields and values of the wrong type pass; the API
 * reports them.
 */
export function explainAdminQuery(query: URLSearchParams): string | null {
  const single = explainSingle(query)
  const shape = explainShape(query)
  if (single !== null || shape !== null) return single ?? shape
  const conditions = [...query.keys()].filter((key) => key === 'where' || key.startsWith('where['))
  if (conditions.length > MAX_CONDITIONS) return `Combine at most ${MAX_CONDITIONS} conditions.`
  if (query.getAll('where').some((text) => !isConditionText(text)) || conditions.some((key) => key !== 'where' && !CONDITION.test(key)))
    return `Write each condition as where[field][operator]=value; the operators are ${OPERATORS.join(', ')}.`
  return null
}

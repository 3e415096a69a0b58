import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'
import { z } from 'zod'

const NAMES = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs
/** '<subject> <predicate> <object>', each an address. */
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)>/
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const PARENT = 'http://www.w3.org/2000/01/rdf-schema#subClassOf'
const OWNER = 'http://schema.org/domainIncludes'
const KINDS = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#Class', 'rdfs:Class'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#Property', 'rdf:Property'],
])

/** A field that search engines recommend and a car may lack. */
const WISH = /^Missing field .* \(optional\)$/

const facts = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const issues = z.array(
  z.object({ rootType: z.string(), issueMessage: z.string(), path: z.array(z.looseObject({ property: z.string().optional() })) }),
)

type Term = { '@id': string; '@type': string; 'rdfs:subClassOf': { '@id': string }[]; 'schema:domainIncludes': { '@id': string }[] }

/** Reads the types and properties of schema.org in schema.org's own format, which the validator needs. */
function readVocabulary(): { '@graph': Term[] } {
  const terms = new Map<string, Term>()
  for (const line of readFileSync(NAMES, 'utf8').split('\n')) {
    const [, subject, predicate, object = ''] = STATEMENT.exec(line) ?? []
    if (subject === undefined) continue
    const term = terms.get(subject) ?? { '@id': subject, '@type': '', 'rdfs:subClassOf': [], 'schema:domainIncludes': [] }
    terms.set(subject, term)
    if (predicate === TYPE) term['@type'] ||= KINDS.get(object) ?? ''
    if (predicate === PARENT) term['rdfs:subClassOf'].push({ '@id': object })
    if (predicate === OWNER) term['schema:domainIncludes'].push({ '@id': object })
  }
  return { '@graph': [...terms.values()] }
}

/** Returns the JSON-LD scripts of a page as text. */
export const listStructuredData = (markup: string) => [...markup.matchAll(SCRIPT)].map(([, text = '']) => text)

/** Lists properties without a value: null, or a text without a letter. */
function listEmpty(text: string): string[] {
  const empty: string[] = []
  JSON.parse(text, (name, value: unknown) => {
    if (value === null || value === '') empty.push(`"${name}" is empty`)
    return value
  })
  return empty
}

/** Creates a validator that knows all types and properties of schema.org and Google's requirements. */
export function openDataValidator() {
  const validator = new Validator(readVocabulary())
  return async (text: string): Promise<string[]> => {
    const item = facts.parse(JSON.parse(text))
    const found = issues.parse(await validator.validate({ jsonld: { [item['@type']]: [item] } }))
    const wrong = found.filter(({ issueMessage }) => !WISH.test(issueMessage))
    const told = wrong.map(({ path, issueMessage }) => `${path.flatMap(({ property }) => property ?? []).join('.')}: ${issueMessage}`)
    return [...listEmpty(text), ...told].map((problem) => `${item['@type']} ${problem}`)
  }
}

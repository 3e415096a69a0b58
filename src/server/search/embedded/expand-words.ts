import type { ExecuteSql } from '../port'
import { countAllowedTypos, countTypos, toLetterBits } from '@/domain/search/typos'

/** Limits the similar words; the most similar ones are used. */
const MOST_NEAR_WORDS = 300
/** Limits the readings of words as joined or separate; each is one alternative of the text condition. */
const MOST_READINGS = 32
/** Text conditions in PostgreSQL's tsquery syntax. */
export type TextCondition = {
  /** Finds vehicles, allowing typos. */
  wide: string
  /** As typed: whole words, and the last one also as a prefix. */
  typed: string
  /** As typed, with the last word whole too. */
  exact: string
}

/**
 * Adjacent words of the query from `start` up to `end`, joined. Known when it is a single word, or when the vocabulary has a similar one.
 */
type Term = { start: number; end: number; text: string; isLast: boolean; allowed: 0 | 1 | 2; isKnown: boolean; near: string[] }

/** Finds the words of the vocabulary that may be within the allowed typos: a cheap superset, which is filtered exactly afterwards. */
const FIND_CANDIDATES = `
  select term.position, candidate.word
  from unnest($1::text[], $2::boolean[], $3::integer[], $4::integer[]) with ordinality as term (text, is_last, allowed, letters, position),
  lateral (
    (select word from search_word where word = term.text limit 1)
    union all
    (select word from search_word where term.is_last and word > term.text and word < term.text || chr(1114111) limit 1)
    union all
    select word from search_word
    where term.allowed > 0 and word >= left(term.text, 1) and word < left(term.text, 1) || chr(1114111)
      and length(word) >= length(term.text) - term.allowed and (term.is_last or length(word) <= length(term.text) + term.allowed)
      and bit_count((term.letters & ~letters)::bit(32)) <= term.allowed
      and (term.is_last or bit_count((letters & ~term.letters)::bit(32)) <= term.allowed)
    union all
    select word from search_word
    where term.allowed = 2 and word >= substr(term.text, 2) and word < substr(term.text, 2) || chr(1114111)
    union all
    select word from search_word
    where term.allowed = 2 and word >= substr(term.text, 2, 1) || left(term.text, 1)
      and word < substr(term.text, 2, 1) || left(term.text, 1) || chr(1114111)
    union all
    select word from search_word
    where term.allowed = 2 and substr(word, 2) >= term.text and substr(word, 2) < term.text || chr(1114111)
    union all
    select word from search_word
    where term.allowed = 2 and substr(word, 2) >= substr(term.text, 2) and substr(word, 2) < substr(term.text, 2) || chr(1114111)
  ) as candidate
  group by term.position, candidate.word`

/**
 * Expands a query's words to text conditions: as typed, with typos, and with adjacent words joined.
 * @param words folded, at least one.
 */
export async function expandWords(execute: ExecuteSql, words: readonly string[]): Promise<TextCondition> {
  const terms = listTerms(words)
  const asked = terms.filter((term) => term.allowed > 0 || term.end - term.start > 1)
  if (asked.length > 0) await findNearWords(execute, asked)
  const readings = listReadings(words, terms)
  const combine = (toAlternatives: (term: Term) => string) =>
    readings.map((reading) => `(${reading.map((term) => `(${toAlternatives(term)})`).join('&')})`).join('|')
  return {
    wide: combine((term) => [toTypedForm(term), ...term.near.map(toLexeme)].join('|')),
    typed: combine(toTypedForm),
    exact: combine((term) => toLexeme(term.text)),
  }
}

/** Words only contain letters and digits, so no quotes need escaping. */
function toLexeme(word: string): string {
  return `'${word}'`
}

/** The last word is also matched as a prefix, since the visitor may still be typing it. */
function toTypedForm(term: Term): string {
  return toLexeme(term.text) + (term.isLast ? ':*' : '')
}

function listTerms(words: readonly string[]): Term[] {
  return [1, 2, 3].flatMap((size) => {
    const starts = Array.from({ length: Math.max(0, words.length - size + 1) }, (_, start) => start)
    return starts.map((start): Term => {
      const end = start + size
      const text = words.slice(start, end).join('')
      return { start, end, text, isLast: end === words.length, allowed: countAllowedTypos(text, size - 1), isKnown: size === 1, near: [] }
    })
  })
}

async function findNearWords(execute: ExecuteSql, terms: readonly Term[]): Promise<void> {
  const { rows } = await execute(FIND_CANDIDATES, [
    terms.map((term) => term.text),
    terms.map((term) => term.isLast),
    terms.map((term) => term.allowed),
    terms.map((term) => toLetterBits(term.text)),
  ])
  const found = terms.map((): { word: string; typos: number }[] => [])
  for (const row of rows) {
    const position = Number(row.position) - 1
    const word = String(row.word)
    const term = terms[position]
    const typos = term ? countTypos(term.text, word, term.isLast) : Number.POSITIVE_INFINITY
    if (term && typos <= term.allowed) found[position]?.push({ word, typos })
  }
  terms.forEach((term, position) => {
    const byTypos = (found[position] ?? []).sort((one, other) => one.typos - other.typos || (one.word < other.word ? -1 : 1))
    term.isKnown ||= byTypos.length > 0
    term.near = byTypos.flatMap(({ word, typos }) => (typos > 0 ? [word] : [])).slice(0, MOST_NEAR_WORDS)
  })
}

/** Returns the separate words, and every reading with joined neighbours that are in the vocabulary. */
function listReadings(words: readonly string[], terms: readonly Term[]): Term[][] {
  const known = terms.filter((term) => term.isKnown)
  const complete: Term[][] = [known.filter((term) => term.end - term.start === 1)]
  let open: Term[][] = [[]]
  while (open.length > 0 && complete.length < MOST_READINGS) {
    const grown = open.flatMap((reading) => {
      const next = reading.at(-1)?.end ?? 0
      return known.filter((term) => term.start === next).map((term) => [...reading, term])
    })
    const isWhole = (reading: readonly Term[]) => reading.at(-1)?.end === words.length
    complete.push(...grown.filter((reading) => isWhole(reading) && reading.length < words.length))
    open = grown.filter((reading) => !isWhole(reading)).slice(0, MOST_READINGS)
  }
  return complete.slice(0, MOST_READINGS)
}

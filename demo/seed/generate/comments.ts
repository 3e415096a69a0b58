import {
  caravanComments,
  demoComments,
  newCaravanComments,
  newComments,
  prestigeComments,
  usedComments,
  type CommentPool,
} from './comment-sentences'
import type { Random } from './random'

const SELLERS = ['Priya', 'Graham', 'Leilani', 'Dimitri', 'Bec', 'Tuan', 'Marguerite', 'Sione', 'Hannah', 'Marco', 'Anneke', 'Jarrah']

/** The name of a roadworthy certificate in each state. */
const CERTIFICATES: Record<string, string> = {
  QLD: 'a Queensland safety certificate',
  NSW: 'a fresh pink slip',
  VIC: 'a roadworthy certificate',
  SA: 'a workshop inspection report',
  WA: 'a workshop inspection report',
}

export type CommentFacts = {
  voice: 'used' | 'new' | 'demo' | 'prestige' | 'caravan' | 'new caravan'
  name: string
  year: number
  model: string
  city: string
  state: string
  km: number | null
  colour: string
  features: string[]
}

const POOLS: Record<CommentFacts['voice'], CommentPool> = {
  used: usedComments,
  new: newComments,
  demo: demoComments,
  prestige: prestigeComments,
  caravan: caravanComments,
  'new caravan': newCaravanComments,
}

/** Writes a dealer's comment about a vehicle: three to nine sentences in the yard's tone, each different. */
export function writeComment(facts: CommentFacts, random: Random): string {
  const pool = POOLS[facts.voice]
  const sentences = [
    ...random.sample(pool.openings, 1),
    ...random.sample(pool.details, random.int(1, 5)),
    ...random.sample(pool.inclusions, random.chance(0.75) ? 1 : 0),
    ...random.sample(pool.closings, random.int(1, 2)),
  ]
  const words = listWords(facts, random)
  return sentences.map((sentence) => capitalise(sentence.replaceAll(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole))).join(' ')
}

const wholeNumber = new Intl.NumberFormat('en-AU')

function listWords(facts: CommentFacts, random: Random): Record<string, string> {
  const [feature1 = 'air conditioning', feature2 = 'cruise control', feature3 = 'Bluetooth'] = random
    .sample(facts.features, 3)
    .map(asInSentence)
  return {
    name: facts.name,
    year: String(facts.year),
    model: facts.model,
    city: facts.city,
    km: wholeNumber.format(facts.km ?? 0),
    colour: facts.colour,
    certificate: CERTIFICATES[facts.state] ?? 'a roadworthy certificate',
    seller: random.pick(SELLERS),
    feature1,
    feature2,
    feature3,
  }
}

/** 'Blind spot monitor' → 'blind spot monitor', but 'LED headlights' and 'Apple CarPlay' are not changed. */
function asInSentence(feature: string): string {
  const isName = /^(?:[A-Z]{2}|\d|Apple|Android|Bluetooth|Matrix|[A-Z]\b)/.test(feature)
  return isName ? feature : feature.charAt(0).toLowerCase() + feature.slice(1)
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

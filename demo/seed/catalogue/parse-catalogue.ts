import { DRIVES, FUELS, INDUCTIONS, SHAPES } from './catalogue'
import type { Badge, Caravan, Engine, Gearbox, Make, Model } from './catalogue'

/**
 * Reads the catalogue's line format. One line is one thing, its cells are separated by '|':
 *
 *     make Toyota | JTM,MR0 | 1.08                                    name, WMIs, value retention
 *     engine h25 | Hybrid 2.5 4 NA 221                                fuel, litres, cylinders, induction, torque
 *     model RAV4 | suv | 5d 5s | 4600x1855x1685 | 55L 2185kg 1500kg | 5* 2019 | 2013 ASA44R, 2019 AXAH52R
 *     GX Hybrid | 2019- | 45990 | h25 CVT FWD 4.7 | 1                 badge: years, new price, driveline and L/100km, level
 *
 * A shape may name its body ('van: People Mover'); a badge may end with what differs from its model ('| 2d 2s Cab Chassis').
 *
 * @throws Error naming the line that cannot be read.
 */
export function parseCatalogue(text: string): Make[] {
  const makes: Make[] = []
  let engines = new Map<string, Engine>()
  let defaults: BadgeDefaults | null = null
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    const [head = '', ...cells] = line.split('|').map((cell) => cell.trim())
    const make = makes.at(-1)
    if (head.startsWith('make ')) {
      engines = new Map()
      makes.push({ name: head.slice(5), wmis: cell(cells, 0, line).split(','), retention: number(cells[1], line), models: [] })
    } else if (head.startsWith('engine ')) {
      engines.set(head.slice(7), parseEngine(cell(cells, 0, line), line))
    } else if (head.startsWith('model ') && make) {
      const parsed = parseModel(head.slice(6), cells, line)
      defaults = parsed.defaults
      make.models.push(parsed.model)
    } else {
      const model = make?.models.at(-1)
      if (!model || !defaults) throw unreadable(line, 'a badge needs a model above it')
      model.badges.push(parseBadge(head, cells, defaults, engines, line))
    }
  }
  return makes
}

/**
 * Caravans have a line each:
 * `Jayco | Journey | 17.55-3 Outback | 2019- | 74990 | 5.63x2.47 | 2085 2500 | Tandem | 3 | 2` (make, model, badge, years, price, size,
 * tare and aggregate trailer mass, axle, sleeps, level).
 *
 * @throws Error naming the line that cannot be read.
 */
export function parseCaravans(text: string): Caravan[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split('|').map((raw) => raw.trim())
    const [bodyLength, bodyWidth] = cell(cells, 5, line).split('x')
    const [tare, atm] = cell(cells, 6, line).split(' ')
    return {
      make: cell(cells, 0, line),
      model: cell(cells, 1, line),
      badge: cell(cells, 2, line),
      ...parseYears(cell(cells, 3, line), line),
      newPrice: number(cells[4], line),
      bodyLength: number(bodyLength, line),
      bodyWidth: number(bodyWidth, line),
      tare: number(tare, line),
      atm: number(atm, line),
      axle: cell(cells, 7, line),
      sleeps: number(cells[8], line),
      level: parseLevel(cells[9], line),
    }
  })
}

type BadgeDefaults = { doors: number; seats: number; body: string }

const BODY_OF_SHAPE = {
  hatch: 'Hatch',
  sedan: 'Sedan',
  wagon: 'Wagon',
  suv: 'SUV',
  '4x4': 'SUV',
  ute: 'Ute',
  van: 'Van',
  coupe: 'Coupe',
  convertible: 'Convertible',
} as const

function parseModel(name: string, cells: string[], line: string): { model: Model; defaults: BadgeDefaults } {
  const [shapeName, bodyName] = cell(cells, 0, line).split(':')
  const shape = oneOf(SHAPES, shapeName, line)
  const [length, width, height] = cell(cells, 2, line).split('x')
  const [tank, gvm, towing] = cell(cells, 3, line).split(' ')
  const [stars = '-', ancapYear] = cell(cells, 4, line).split('* ')
  const model: Model = {
    name,
    shape,
    length: number(length, line),
    width: number(width, line),
    height: number(height, line),
    tank: optional(tank?.replace('L', ''), line),
    gvm: number(gvm?.replace('kg', ''), line),
    towing: optional(towing?.replace('kg', ''), line),
    ancap: stars === '-' ? null : { stars: number(stars, line), year: number(ancapYear, line) },
    series: parseSeries(cell(cells, 5, line), line),
    badges: [],
  }
  const defaults = readDifferences(cell(cells, 1, line), { doors: 4, seats: 5, body: bodyName?.trim() ?? BODY_OF_SHAPE[shape] })
  return { model, defaults }
}

function parseSeries(text: string, line: string): Model['series'] {
  return text.split(', ').map((entry) => {
    const [from, ...code] = entry.split(' ')
    return { from: number(from, line), code: code.join(' ') }
  })
}

function parseBadge(name: string, cells: string[], defaults: BadgeDefaults, engines: Map<string, Engine>, line: string): Badge {
  const [engineCode = '', gears = '', drive, consumption] = cell(cells, 2, line).split(' ')
  const engine = engines.get(engineCode)
  if (!engine) throw unreadable(line, `no engine '${engineCode}'`)
  return {
    name,
    ...parseYears(cell(cells, 0, line), line),
    newPrice: number(cells[1], line),
    engine,
    ...parseGearbox(gears, line),
    drive: oneOf(DRIVES, drive, line),
    consumption: optional(consumption, line),
    level: parseLevel(cells[3], line),
    ...readDifferences(cells[4] ?? '', defaults),
  }
}

/** Applies differences such as '2d 2s Cab Chassis' to the defaults. */
function readDifferences(text: string, defaults: BadgeDefaults): BadgeDefaults {
  const doors = /\b(\d+)d\b/.exec(text)?.[1]
  const seats = /\b(\d+)s\b/.exec(text)?.[1]
  const body = text.replaceAll(/\b\d+[ds]\b/g, '').trim()
  return {
    doors: doors ? Number(doors) : defaults.doors,
    seats: seats ? Number(seats) : defaults.seats,
    body: body === '' ? defaults.body : body,
  }
}

function parseEngine(text: string, line: string): Engine {
  const [fuel, litres, cylinders, induction, torque] = text.split(' ')
  return {
    fuel: oneOf(FUELS, fuel, line),
    litres: optional(litres, line),
    cylinders: optional(cylinders, line),
    induction: oneOf(INDUCTIONS, induction, line),
    torqueNm: number(torque, line),
  }
}

const GEARBOX_OF_LETTER: Record<string, Gearbox> = { A: 'auto', M: 'manual', D: 'dct', R: 'reduction' }

function parseGearbox(token: string, line: string): { gearbox: Gearbox; gears: number | null } {
  if (token === 'CVT') return { gearbox: 'cvt', gears: null }
  const gearbox = GEARBOX_OF_LETTER[token.slice(-1)]
  if (!gearbox) throw unreadable(line, `no gearbox '${token}'`)
  return { gearbox, gears: number(token.slice(0, -1), line) }
}

function parseYears(text: string, line: string): { from: number; to: number | null } {
  const [from, to] = text.split('-')
  return { from: number(from, line), to: to ? number(to, line) : null }
}

function parseLevel(text: string | undefined, line: string): 1 | 2 | 3 | 4 {
  return oneOf([1, 2, 3, 4] as const, number(text, line), line)
}

function cell(cells: string[], index: number, line: string): string {
  const value = cells[index]
  if (value === undefined) throw unreadable(line, `cell ${index + 1} is missing`)
  return value
}

function number(text: string | undefined, line: string): number {
  const value = Number(text)
  if (text === undefined || text === '' || !Number.isFinite(value)) throw unreadable(line, `'${text}' is not a number`)
  return value
}

function optional(text: string | undefined, line: string): number | null {
  return text === '-' || text === undefined ? null : number(text, line)
}

function oneOf<const Value>(values: readonly Value[], token: unknown, line: string): Value {
  const found = values.find((value) => value === token)
  if (found === undefined) throw unreadable(line, `'${String(token)}' is not one of ${values.join(', ')}`)
  return found
}

function unreadable(line: string, problem: string): Error {
  return new Error(`Catalogue line '${line}': ${problem}`)
}

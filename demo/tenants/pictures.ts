import type { DemoPicture } from './picture'

/** Wide pictures with a car on the right and space for text on the left. */
const HEROES = {
  outdoor: { file: 'hero-4x4-outdoor.webp', alt: 'A sand-coloured four-wheel drive at dawn on an open plain' },
  studio: { file: 'hero-coupe-dark.webp', alt: 'A red coupe in a dark studio' },
  bush: { file: 'hero-ute-bush.webp', alt: 'An orange ute on a clearing in the bush' },
  coast: { file: 'hero-suv-coast.webp', alt: 'A blue SUV at a lookout over the sea' },
  city: { file: 'hero-sedan-dusk.webp', alt: 'A silver sedan before a city at dusk' },
  darkStudio: { file: 'hero-suv-dark.webp', alt: 'A white SUV in a dark studio' },
  brightStudio: { file: 'hero-hatch-bright.webp', alt: 'A red hatch in a bright studio' },
  caravan: { file: 'hero-caravan-bush.webp', alt: 'A white caravan on a clearing in the bush' },
} as const satisfies Record<string, DemoPicture>

export function hero(name: keyof typeof HEROES): DemoPicture {
  return HEROES[name]
}

export const outdoorHero: DemoPicture = HEROES.outdoor
export const studioHero: DemoPicture = HEROES.studio

/** Returns a car cut out of its background, for coloured backgrounds. */
export function cutOut(body: string, colour: 'silver' | 'blue' | 'red' | 'white' | 'black'): DemoPicture {
  return {
    file: `${body}-${colour}-front-transparent.webp`,
    alt: `${capitalise(colour)} ${body === 'suv' ? 'SUV' : body}, seen from the front ${body === 'caravan' ? 'left' : 'right'}`,
  }
}

const LINE_UPS = {
  three: { file: 'line-up-three-transparent.webp', alt: 'A silver ute, a blue SUV and a red sedan' },
  utes: { file: 'line-up-utes-transparent.webp', alt: 'A blue ute before a silver one' },
} as const satisfies Record<string, DemoPicture>

/** Returns several cars cut out of their background. */
export function lineUp(name: keyof typeof LINE_UPS): DemoPicture {
  return LINE_UPS[name]
}

/** Returns a picture of a car in a place where stock is photographed. */
export function photograph(
  place: 'studio' | 'gallery' | 'hall' | 'terrace',
  body: string,
  colour: 'white' | 'silver' | 'grey' | 'black' | 'blue' | 'red',
  view: 'front' | 'side' | 'rear' | 'nose' | 'high' = 'front',
): DemoPicture {
  return {
    file: `${body}-${colour}-${view}${place === 'studio' ? '' : `-${place}`}.webp`,
    alt: `${capitalise(colour)} ${body === 'suv' ? 'SUV' : body}, ${VIEWS[view]}`,
  }
}

const YARDS = {
  brick: { file: 'yard-brick.webp', alt: 'A brick showroom with cars before it' },
  corner: { file: 'yard-corner.webp', alt: 'A showroom on a street corner' },
  glass: { file: 'yard-glass.webp', alt: 'A glass showroom, cars inside' },
  shed: { file: 'yard-shed.webp', alt: 'A workshop with its doors open' },
  vans: { file: 'yard-vans.webp', alt: 'Two caravans in front of a brick showroom' },
  vansGlass: { file: 'yard-vans-glass.webp', alt: 'Two caravans in front of a glass showroom' },
} as const satisfies Record<string, DemoPicture>

/** Returns a picture of a showroom or workshop from outside. */
export function yard(name: keyof typeof YARDS): DemoPicture {
  return YARDS[name]
}

const SHOWROOMS = ['glass', 'corner', 'brick'] as const

/** Returns showrooms in rotation, so that a list doesn't show the same one twice in a row; workshops are sheds. */
export function yardAt(index: number, type: 'sales' | 'service' | 'parts'): DemoPicture {
  return type === 'sales' ? YARDS[SHOWROOMS[index % SHOWROOMS.length] ?? 'glass'] : YARDS.shed
}

const VIEWS = {
  front: 'seen from the front',
  side: 'side on',
  rear: 'seen from the rear',
  nose: 'seen head on',
  high: 'seen from above the bonnet',
} as const

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

import type { Badge, Model } from '../catalogue/catalogue'
import type { Random } from './random'

const EVERY_CAR = [
  'ABS brakes',
  'Air conditioning',
  'Bluetooth phone and audio',
  'Central locking',
  'Cruise control',
  'Electronic stability control',
  'Hill start assist',
  'ISOFIX child seat anchors',
  'Power mirrors',
  'Power windows',
  'Reversing camera',
  'Seven airbags',
  'Speed limiter',
  'Steering wheel audio controls',
  'USB ports',
]

const LEVEL_2 = [
  'Alloy wheels',
  'Android Auto',
  'Apple CarPlay',
  'Automatic headlights',
  'Autonomous emergency braking',
  'DAB+ digital radio',
  'Lane departure warning',
  'Rain-sensing wipers',
  'Rear parking sensors',
]

const LEVEL_3 = [
  'Adaptive cruise control',
  'Blind spot monitor',
  'Dual-zone climate control',
  'Front parking sensors',
  'Keyless entry and start',
  'Lane keep assist',
  'LED headlights',
  'Power-folding mirrors',
  'Rear cross-traffic alert',
  'Satellite navigation',
  'Wireless phone charging',
]

const LEVEL_4 = [
  '360-degree camera',
  'Ambient lighting',
  'Head-up display',
  'Heated front seats',
  'Heated steering wheel',
  'Leather-accented seats',
  'Panoramic sunroof',
  'Power driver seat with memory',
  'Power tailgate',
  'Premium audio',
  'Ventilated front seats',
]

const PRESTIGE = [
  'Adaptive air suspension',
  'Surround sound system',
  'Electric steering column',
  'Four-zone climate control',
  'Full leather interior',
  'Matrix LED headlights',
  'Rear-axle steering',
  'Soft-close doors',
  'Sports exhaust',
]
const LOAD = [
  'Tow bar',
  'Tub liner',
  'Roller tonneau cover',
  'Canopy',
  'Bull bar',
  'Snorkel',
  'UHF radio',
  'Side steps',
  'Trailer sway control',
]
const VAN = ['Barn doors', 'Cargo barrier', 'Ply lining', 'Roof racks', 'Tow bar', 'Twin sliding doors']
const OFF_ROAD = ['All-terrain tyres', 'Low-range transfer case', 'Rear differential lock', 'Roof rails', 'Tow bar', 'Hill descent control']
const ELECTRIC = ['11 kW AC charging', 'CCS2 fast charging', 'One-pedal driving', 'Pre-conditioning by app', 'Vehicle-to-load outlet']
const FAMILY = ['Third-row seats', 'Rear air conditioning', 'Rear window blinds']
const OPEN_TOP = ['Powered soft top', 'Wind deflector', 'Neck-level heating']

/** Chooses 8 to 34 features that fit the badge, more for a better one, always in the same order. */
export function chooseFeatures({ shape }: Model, badge: Badge, isPrestige: boolean, random: Random): string[] {
  const special = [
    ...(shape === 'ute' ? LOAD : []),
    ...(shape === 'van' && badge.body === 'Van' ? VAN : []),
    ...(shape === '4x4' ? OFF_ROAD : []),
    ...(shape === 'convertible' ? OPEN_TOP : []),
    ...(badge.engine.fuel === 'Electric' ? ELECTRIC : []),
    ...(badge.seats > 5 ? FAMILY : []),
  ]
  const upper = [...(badge.level >= 2 ? LEVEL_2 : []), ...(badge.level >= 3 ? LEVEL_3 : []), ...(badge.level >= 4 ? LEVEL_4 : [])]
  const extra = isPrestige && badge.level >= 3 ? random.sample(PRESTIGE, random.int(3, 6)) : []
  const chosen = [
    ...random.sample(EVERY_CAR, random.int(8, 13)),
    ...random.sample(upper, Math.round(upper.length * random.between(0.55, 0.9))),
    ...random.sample(special, Math.min(special.length, random.int(1, 4))),
    ...extra,
  ]
  return [...new Set(chosen)].slice(0, 34)
}

const CARAVAN_BASICS = [
  '12V LED lighting',
  '95 L fresh water tank',
  'Dual gas bottles',
  'Electric brakes',
  'Four-burner cooktop',
  'Fridge freezer',
  'Full annexe rail',
  'Microwave',
  'Roll-out awning',
  'Roof hatch with fan',
  'Stabiliser legs',
  'Three-way fridge',
]
const CARAVAN_EXTRAS = [
  '200 W solar panel',
  '2 x 100 Ah lithium batteries',
  'Ducted reverse-cycle air conditioning',
  'Diesel heater',
  'Electronic sway control',
  'External kitchen',
  'Full ensuite',
  'Grey water tank',
  'Independent coil suspension',
  'Inner-spring queen bed',
  'Off-road hitch',
  'Satellite dish mount',
  'Smart TV',
  'Stone guard',
  'Tunnel boot',
  'Washing machine',
]

/** Chooses a caravan's equipment by its level. */
export function chooseCaravanFeatures(level: 1 | 2 | 3 | 4, random: Random): string[] {
  return [...random.sample(CARAVAN_BASICS, random.int(7, 11)), ...random.sample(CARAVAN_EXTRAS, level * 3 + random.int(0, 3))]
}

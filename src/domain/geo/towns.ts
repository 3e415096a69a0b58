import type { Coordinates } from './geo'
import type { MapViewport, Point } from './map-viewport'

/** A town on drawn maps. `rank` 1 is a capital; 3 is named only on close-up maps. */
type Town = Coordinates & { name: string; rank: 1 | 2 | 3 }

/** Name, latitude and longitude in hundredths of a degree, by rank. */
const TOWNS: Record<Town['rank'], string> = {
  1: 'Sydney -3387 15121, Melbourne -3781 14496, Brisbane -2747 15303, Perth -3195 11586, Adelaide -3493 13860, Hobart -4288 14733, Darwin -1246 13084, Canberra -3528 14913',
  2: 'Geelong -3815 14436, Ballarat -3756 14385, Bendigo -3676 14428, Gold Coast -2802 15343, Sunshine Coast -2665 15307, Toowoomba -2756 15195, Townsville -1926 14682, Cairns -1692 14577, Rockhampton -2338 15051, Mackay -2114 14919, Bundaberg -2487 15235, Newcastle -3293 15178, Wollongong -3442 15089, Albury -3608 14692, Wagga Wagga -3511 14737, Dubbo -3225 14860, Tamworth -3109 15093, Coffs Harbour -3030 15312, Port Macquarie -3143 15291, Orange -3328 14910, Mildura -3419 14216, Shepparton -3638 14540, Warrnambool -3838 14248, Launceston -4144 14714, Mount Gambier -3783 14078, Port Augusta -3249 13777, Alice Springs -2370 13388, Kalgoorlie -3075 12147, Bunbury -3333 11564, Geraldton -2877 11461, Albany -3502 11788, Broome -1796 12224, Karratha -2074 11685, Broken Hill -3195 14145, Mount Isa -2073 13949',
  3: 'Gympie -2619 15266, Caboolture -2708 15295, Ipswich -2761 15276, Redcliffe -2723 15311, Cleveland -2753 15327, Beenleigh -2771 15320, Southport -2797 15341, Tweed Heads -2818 15354, Byron Bay -2864 15361, Lismore -2881 15328, Noosa -2640 15309, Warwick -2822 15203, Kingaroy -2654 15184, Hervey Bay -2529 15285, Echuca -3614 14475, Wangaratta -3636 14631, Seymour -3703 14514, Mansfield -3705 14609, Ararat -3728 14293, Colac -3834 14359, Apollo Bay -3876 14367, Sale -3811 14707, Traralgon -3820 14654, Werribee -3790 14466, Frankston -3814 14512, Dandenong -3799 14522, Mornington -3822 14504, Sunbury -3758 14473, Bacchus Marsh -3768 14444, Torquay -3833 14432, Horsham -3671 14220, Swan Hill -3534 14355, Parramatta -3382 15100, Penrith -3375 15069, Gosford -3343 15134, Katoomba -3371 15031, Goulburn -3475 14972, Bathurst -3342 14958, Nowra -3488 15060, Liverpool -3392 15092, Hornsby -3370 15110, Manly -3380 15128, Bondi -3389 15127, Cronulla -3406 15115, Fremantle -3206 11575, Mandurah -3253 11572, Joondalup -3174 11577, Rockingham -3228 11573, Northam -3165 11667, Gawler -3460 13875, Murray Bridge -3512 13927, Victor Harbor -3555 13862, Glenelg -3498 13851, Devonport -4118 14635, Burnie -4106 14591',
}

function readTowns(rank: Town['rank']): Town[] {
  return TOWNS[rank].split(', ').map((entry) => {
    const [, name = '', lat = '0', lng = '0'] = /^(.+) (-?\d+) (\d+)$/.exec(entry) ?? []
    return { name, lat: Number(lat) / 100, lng: Number(lng) / 100, rank }
  })
}

/** All towns, the largest first. */
export const NAMED_TOWNS: readonly Town[] = [...readTowns(1), ...readTowns(2), ...readTowns(3)]

/** Maps wider than this in km do not name towns of the rank. */
const MAX_WIDTH_KM: Record<Town['rank'], number> = { 1: Infinity, 2: 2200, 3: 620 }
const LETTER = 0.56

export type TownLabel = Point & { name: string; rank: Town['rank']; isLeft: boolean }

type Box = { left: number; right: number; top: number; bottom: number }
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Labels for the largest visible towns that overlap neither each other nor the given points.
 * @param taken Points that no label may cover.
 * @param size Font size in the drawing's units.
 */
export function labelTowns(viewport: MapViewport, taken: readonly Point[], size: number): TownLabel[] {
  const acrossKm = viewport.width / viewport.kmToUnits
  const boxes: Box[] = taken.map(({ x, y }) => ({
    left: x - size * 1.4,
    right: x + size * 1.4,
    top: y - size * 1.6,
    bottom: y + size * 1.4,
  }))
  const labels: TownLabel[] = []
  for (const town of NAMED_TOWNS) {
    const { x, y } = viewport.toPoint(town)
    if (acrossKm > MAX_WIDTH_KM[town.rank] || x < size || y < size || x > viewport.width - size || y > viewport.height - size) continue
    const width = town.name.length * size * LETTER + size
    const isLeft = x + width > viewport.width
    const box = {
      left: isLeft ? x - width : x - size / 2,
      right: isLeft ? x + size / 2 : x + width,
      top: y - size * 0.8,
      bottom: y + size * 0.8,
    }
    if (box.left < 0 || boxes.some((other) => meet(box, other))) continue
    boxes.push(box)
    labels.push({ x, y, name: town.name, rank: town.rank, isLeft })
  }
  return labels
}

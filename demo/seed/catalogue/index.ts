import { caravanLayouts } from './caravan-layouts'
import { auroraMake } from './makes-aurora'
import { americanAndKoreanMakes } from './makes-america-korea'
import { europeanAndChineseMakes } from './makes-europe-china'
import { japaneseMakes } from './makes-japan'
import { moreJapaneseMakes } from './makes-japan-more'
import { prestigeMakes } from './makes-prestige'
import { morePrestigeMakes } from './makes-prestige-more'
import { parseCaravans, parseCatalogue } from './parse-catalogue'

const volume = [japaneseMakes, moreJapaneseMakes, americanAndKoreanMakes, europeanAndChineseMakes].flatMap(parseCatalogue)
const prestige = [prestigeMakes, morePrestigeMakes].flatMap(parseCatalogue)

/** Makes by market segment. New prices are drive-away dollars in the latest year. */
export const catalogue = { volume, prestige, aurora: parseCatalogue(auroraMake), caravans: parseCaravans(caravanLayouts) }

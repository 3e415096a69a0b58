import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { addViewed, readViewed, type ViewedCarRecord } from '@/domain/account/stored-cars'
import { recall, remember } from '@/ui/primitives/browser-memory'

/** Stores a vehicle as the one viewed last (FAV-07). */
export function rememberViewed(record: ViewedCarRecord): void {
  remember(MEMORY_KEYS.viewedCars, JSON.stringify(addViewed(readViewed(recall(MEMORY_KEYS.viewedCars)), record)))
}

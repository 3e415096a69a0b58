import type { CardFactKey } from '@/domain/vehicle/kinds/fact-keys'
import type { IconName } from '@/ui/primitives/icon/icon'

/** The icons of cards that show facts without labels. */
export const FACT_ICONS: Record<CardFactKey, IconName> = {
  odometer: 'odometer',
  transmission: 'gearbox',
  fuel: 'fuel',
  body: 'car',
  sleeps: 'bed',
  length: 'ruler',
  mass: 'scales',
  payload: 'package',
  tare: 'van',
  ballWeight: 'hitch',
  layout: 'house',
  axles: 'road',
}

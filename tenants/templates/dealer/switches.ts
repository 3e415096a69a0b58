import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'dealer',
  megaMenuEnabled: true,
  // the order in which a yard's customers decide: condition, price, body
  searchFilters: [
    'car_type',
    'price',
    'body',
    'make',
    'model',
    'year',
    'km',
    'fuel',
    'transmission',
    'drive',
    'seats',
    'colour_family',
    'location_name',
  ],
}

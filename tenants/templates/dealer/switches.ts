import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'dealer',
  megaMenuEnabled: true,
  // what a yard's customers ask first: how used, how much, what shape
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
    'colour',
    'location_name',
  ],
}

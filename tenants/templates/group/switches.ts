import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'dealerGroup',
  megaMenuEnabled: true,
  hitsPerPage: 21,
  locationLinkStyle: 'location-slug',
  // dealership first, because one search covers many
  searchFilters: [
    'car_type',
    'dealership_name',
    'make',
    'price',
    'model',
    'body',
    'fuel',
    'km',
    'year',
    'transmission',
    'drive',
    'seats',
    'colour_family',
  ],
}

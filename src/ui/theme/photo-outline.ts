import type { VehicleKind } from '@/domain/vehicle/kinds/kinds'

const CARAVAN = [
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 80' fill='none' stroke='%238a979c' stroke-width='3' stroke-linejoin='round'%3E",
  "%3Cpath d='M95 62H24V22c0-8 5-13 13-14l118-4c14 0 26 6 32 18l9 26v14h34m-83 0h49M46 22h40v18H46Zm52 0h26v18H98Z'/%3E",
  "%3Ccircle cx='108' cy='62' r='13'/%3E%3Ccircle cx='134' cy='62' r='13'/%3E%3C/svg%3E",
].join('')

/**
 * Returns the rule for what is drawn where a vehicle's photo has not arrived (`photo-ground` in site.css) on a site that sells only caravans
 * (KIND-02). Empty for other sites, which show a car.
 */
export const toPhotoOutlineCss = (kinds: readonly VehicleKind[]): string =>
  kinds.length === 1 && kinds[0] === 'caravan' ? `:root{--fc-photo-outline:url("data:image/svg+xml,${CARAVAN}")}` : ''

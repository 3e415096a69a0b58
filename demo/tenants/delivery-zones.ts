import type { DemoZone } from './content'

/** Zones around Brisbane, the nearest first: the first one that contains a postcode determines the price. */
export const brisbaneZones: DemoZone[] = [
  { name: 'Greater Brisbane', postcodes: '4000-4179, 4205-4207, 4300-4306, 4500-4512', price: 0 },
  { name: 'Gold Coast', postcodes: '4208-4230, 4270-4287', price: 120 },
  { name: 'Sunshine Coast', postcodes: '4513-4575', price: 140 },
  { name: 'Toowoomba and Darling Downs', postcodes: '4340-4413', price: 240 },
  { name: 'Regional Queensland', postcodes: '4414-4499, 4580-4825', price: 690 },
  { name: 'Far North Queensland', postcodes: '4830-4895', price: 980 },
  { name: 'New South Wales', postcodes: '2000-2599, 2619-2899, 2921-2999', price: 790 },
]

/** Enclosed transport of a few expensive cars, by state. */
export const enclosedZones: DemoZone[] = [
  { name: 'Sydney', postcodes: '2000-2234, 2555-2574, 2740-2786', price: 0 },
  { name: 'Melbourne', postcodes: '3000-3207, 3335-3341, 3750-3810', price: 0 },
  { name: 'Gold Coast and Brisbane', postcodes: '4000-4230', price: 0 },
  { name: 'Canberra', postcodes: '2600-2618, 2900-2920', price: 650 },
  { name: 'Adelaide', postcodes: '5000-5199', price: 1_450 },
  { name: 'Perth', postcodes: '6000-6214', price: 2_900 },
]

/** From six cities, so that no capital is far away. */
export const nationalZones: DemoZone[] = [
  { name: 'South East Queensland', postcodes: '4000-4399, 4500-4575', price: 95 },
  { name: 'Rest of Queensland', postcodes: '4400-4499, 4580-4895', price: 640 },
  { name: 'New South Wales and Canberra', postcodes: '2000-2999, 0200-0299', price: 590 },
  { name: 'Victoria', postcodes: '3000-3999', price: 720 },
  { name: 'South Australia', postcodes: '5000-5799', price: 980 },
  { name: 'Tasmania', postcodes: '7000-7470', price: 1_390 },
  { name: 'Western Australia', postcodes: '6000-6797', price: 1_780 },
  { name: 'Northern Territory', postcodes: '0800-0899', price: 1_690 },
]

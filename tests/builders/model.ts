import type { RangeModel } from '@/domain/models/model'

/** Returns a model of a range; amounts in cents. */
export function aModel(overrides: Partial<RangeModel> = {}): RangeModel {
  return {
    id: 1,
    name: 'Fjell',
    make: 'Aurora',
    slug: 'fjell',
    newSlug: null,
    overrideUrl: null,
    status: 'all_new',
    shortDescription: 'Seven full-size seats, 2,500 kg braked towing and all-wheel drive that reads gravel before you feel it.',
    stories: ['Two motors and 610 km of range.', 'The third row is for adults.'],
    picture: { url: '/demo-media/4x4-silver-front-transparent.webp', width: 1200, height: 800, alt: 'Silver 4x4', kind: 'cutout' },
    bodies: ['Large SUV', 'Electric', '7 seats'],
    fromPrice: 8_499_000,
    variants: [{ name: 'Long Range', min: 8_499_000, max: 8_899_000 }],
    ...overrides,
  }
}

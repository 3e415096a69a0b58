import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { SORT_CHOICES } from '@/domain/search/sorts'
import { CAR_TYPES } from '@/domain/vehicle/vehicle'

/** A row of vehicles found by a search (CARD-01): always current stock, never a manual list. */
export const stockCarouselConfig: Block = {
  slug: 'stockCarousel',
  interfaceName: 'StockCarouselBlock',
  labels: { singular: 'Stock carousel', plural: 'Stock carousels' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 240 },
    {
      name: 'filters',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'carType', label: 'Type', type: 'select', options: [...CAR_TYPES] },
            { name: 'make', type: 'text' },
            { name: 'model', type: 'text', admin: { description: 'With its make.' } },
            { name: 'body', type: 'text', admin: { description: 'SUV, Ute, Sedan …' } },
            { name: 'fuel', type: 'text', admin: { description: 'Petrol, Hybrid, Electric …' } },
            { name: 'minPrice', label: 'From $', type: 'number', min: 0 },
            { name: 'maxPrice', label: 'Up to $', type: 'number', min: 0 },
            { name: 'maxAge', label: 'Up to years old', type: 'number', min: 0, max: 100, admin: { description: 'By model year.' } },
            { name: 'maxKm', label: 'Up to km', type: 'number', min: 0 },
            { name: 'justArrived', label: 'Recently arrived', type: 'checkbox', defaultValue: false },
            { name: 'subscription', label: 'Only subscription cars', type: 'checkbox', defaultValue: false },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'sort', type: 'select', defaultValue: 'recommended', options: SORT_CHOICES.map(({ id, label }) => ({ label, value: id })) },
        { name: 'limit', type: 'number', defaultValue: 8, min: 1, max: 20 },
      ],
    },
    linkField('link', 'Link to all'),
  ],
}

import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { slugField } from '../shared/slug'
import { openingHoursField, specialHoursField } from './fields/hours'

/** A yard, showroom or workshop (LOC-01). */
export const Locations: CollectionConfig = {
  slug: 'locations',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'location_type', 'dealership', 'visible'] },
  access: accessFor('locations'),
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  hooks: { afterChange: [announceChange('locations')], afterDelete: [announceDelete('locations')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Place',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 120 },
            {
              type: 'row',
              fields: [
                { name: 'location_type', type: 'select', defaultValue: 'sales', options: ['sales', 'service', 'parts'] },
                { name: 'location_subtype', type: 'text', hasMany: true },
                { name: 'primary', type: 'checkbox', defaultValue: false },
                { name: 'visible', type: 'checkbox', defaultValue: true },
              ],
            },
            { name: 'dealership', type: 'relationship', relationTo: 'dealerships', required: true },
            { name: 'manufacturers', type: 'text', hasMany: true },
            {
              name: 'address',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'street', type: 'text' },
                    { name: 'city', type: 'text' },
                    { name: 'state', type: 'text' },
                    { name: 'postcode', type: 'text' },
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    { name: 'lat', type: 'number' },
                    { name: 'long', type: 'number' },
                    { name: 'place_id', type: 'text' },
                    { name: 'place_url', type: 'text' },
                    { name: 'map_key', type: 'text' },
                  ],
                },
              ],
            },
            { name: 'distribution_locations', type: 'text', hasMany: true },
            { name: 'image', type: 'upload', relationTo: 'media' },
          ],
        },
        {
          label: 'Hours and contact',
          fields: [
            {
              name: 'contact_detail',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'phone', type: 'text' },
                    { name: 'landline_phone', type: 'text' },
                  ],
                },
              ],
            },
            openingHoursField(),
            specialHoursField(),
          ],
        },
        {
          label: 'Licences and rating',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'dealer_license_number', type: 'text' },
                { name: 'motor_vehicle_repairer', type: 'text' },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'average_rating', type: 'number', min: 0, max: 5 },
                { name: 'review_count', type: 'number', min: 0 },
              ],
            },
          ],
        },
      ],
    },
    slugField('name'),
  ],
}

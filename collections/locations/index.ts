import type { CollectionConfig } from 'payload'
import { findState, isPostcode } from '@/domain/geo/place'
import { explainTakenSegment } from '@/domain/search/search-address'
import { accessFor } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { explainWebsite } from '../shared/link'
import { nameMakes } from '../shared/make'
import { slugField } from '../shared/slug'
import { redirectMovedLocation } from './hooks/redirect-moved-location'
import { republishStock, republishStockLeftBehind } from './hooks/republish-stock'
import { openingHoursField, specialHoursField } from './fields/hours'
import { registrationFields } from './fields/registration'

/** A yard, showroom or workshop (LOC-01). */
export const Locations: CollectionConfig = {
  slug: 'locations',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'location_type', 'dealership', 'visible'] },
  access: accessFor('locations'),
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  hooks: {
    afterChange: [announceChange('locations'), redirectMovedLocation, republishStock],
    afterDelete: [announceDelete('locations'), republishStockLeftBehind],
  },
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
                {
                  name: 'location_type',
                  label: 'Type',
                  type: 'select',
                  defaultValue: 'sales',
                  options: [
                    { label: 'Showroom', value: 'sales' },
                    { label: 'Workshop', value: 'service' },
                    { label: 'Parts counter', value: 'parts' },
                  ],
                },
                {
                  name: 'location_subtype',
                  label: 'And also',
                  type: 'text',
                  hasMany: true,
                  admin: { description: 'Write buying where you buy cars from the public.' },
                },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'visible', label: 'Shown on the site', type: 'checkbox', defaultValue: true },
                { name: 'primary', label: 'The main location, shown first', type: 'checkbox', defaultValue: false },
              ],
            },
            { name: 'dealership', type: 'relationship', relationTo: 'dealerships', required: true },
            {
              name: 'manufacturers',
              label: 'Brands sold or serviced here',
              type: 'text',
              hasMany: true,
              hooks: { beforeValidate: [nameMakes] },
            },
            {
              name: 'address',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'street', type: 'text', admin: { width: '40%' } },
                    { name: 'city', label: 'Suburb or city', type: 'text', admin: { width: '30%' } },
                    {
                      name: 'state',
                      type: 'text',
                      admin: { width: '15%', placeholder: 'QLD' },
                      // The time zone and the groups of lists depend on the state.
                      validate: (value: string | null | undefined) =>
                        !value || findState(value) !== null || 'Use the short form, such as QLD.',
                    },
                    {
                      name: 'postcode',
                      type: 'text',
                      admin: { width: '15%', placeholder: '4105' },
                      validate: (value: string | null | undefined) => !value || isPostcode(value.trim()) || 'A postcode has four digits.',
                    },
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'lat',
                      label: 'Latitude',
                      type: 'number',
                      min: -90,
                      max: 90,
                      admin: { width: '50%', description: 'Such as -27.53. Without latitude and longitude the location is not on maps.' },
                    },
                    {
                      name: 'long',
                      label: 'Longitude',
                      type: 'number',
                      min: -180,
                      max: 180,
                      admin: { width: '50%', description: 'Such as 153.03.' },
                    },
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'place_url',
                      label: 'Page on a map service',
                      type: 'text',
                      validate: explainWebsite,
                      admin: { width: '50%', description: 'Where Directions goes. Empty: made from the address.' },
                    },
                    {
                      name: 'place_id',
                      label: 'Its ID there',
                      type: 'text',
                      maxLength: 300,
                      admin: { width: '25%', description: 'At Google: ChIJ… Directions lead there when the page is empty.' },
                    },
                    {
                      name: 'map_key',
                      label: 'Map key',
                      type: 'text',
                      maxLength: 200,
                      admin: { width: '25%', description: 'Replaces {key} in the address of map pictures.' },
                    },
                  ],
                },
              ],
            },
            {
              name: 'distribution_locations',
              label: 'Also supplies',
              type: 'text',
              hasMany: true,
              admin: { description: 'Other locations where cars from here can be picked up.' },
            },
            { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
          ],
        },
        {
          label: 'Hours and contact',
          fields: [
            {
              name: 'contact_detail',
              label: 'Contact',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'phone', type: 'text' },
                    {
                      name: 'landline_phone',
                      label: 'Landline',
                      type: 'text',
                      admin: { description: 'Used if there is no other phone.' },
                    },
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
            ...registrationFields,
            {
              type: 'row',
              fields: [
                { name: 'average_rating', label: 'Average rating', type: 'number', min: 0, max: 5 },
                { name: 'review_count', label: 'Number of reviews', type: 'number', min: 0 },
              ],
            },
          ],
        },
      ],
    },
    slugField('name', explainTakenSegment),
  ],
}

import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { slugField } from '../shared/slug'
import { commercialFields } from './fields/commercial'
import { identityFields } from './fields/identity'
import { mediaFields } from './fields/media'
import { technicalFields } from './fields/technical'
import { dateSale } from './hooks/date-sale'
import { dropVehicle, projectVehicle } from './hooks/project-vehicle'
import { redirectMovedVehicle } from './hooks/redirect-moved-vehicle'

/** Stock (CAR-01 to CAR-05) under the specification's field names. Owned by one tenant; shown by every tenant that sells its dealership. */
export const Vehicles: CollectionConfig = {
  slug: 'vehicles',
  admin: { useAsTitle: 'name', group: 'Stock', defaultColumns: ['name', 'stocknum', 'car_type', 'status', 'price', 'km'] },
  access: accessFor('vehicles'),
  hooks: { beforeChange: [dateSale], afterChange: [projectVehicle, redirectMovedVehicle], afterDelete: [dropVehicle] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Identity', fields: identityFields },
        { label: 'Price and status', fields: commercialFields },
        { label: 'Specifications', fields: technicalFields },
        { label: 'Pictures and text', fields: mediaFields },
      ],
    },
    { ...slugField('name'), unique: true },
  ],
}

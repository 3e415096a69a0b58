import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Finds a dealer by postcode, suburb or name, with a map and the chosen dealer's hours (DLR-01 to DLR-08). */
export const dealerLocatorConfig: Block = {
  slug: 'dealerLocator',
  interfaceName: 'DealerLocatorBlock',
  labels: { singular: 'Dealer locator', plural: 'Dealer locators' },
  fields: [headingField({ required: true, defaultValue: 'Find a dealer' }), leadField()],
}

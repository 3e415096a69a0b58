import { boolean, choice, integer, options, orNull, text } from '../fields'
import { chatProvider } from '../json-fields'
import { defineSwitch } from '../switch-type'

const vehicle = { group: 'Vehicle page', touches: ['vehicle'] } as const
const gallery = { group: 'Gallery', touches: ['vehicle'] } as const

/** The vehicle page (VDP-02 to VDP-26, DEL-01). */
export const vehicleRows = {
  breadcrumbBase: defineSwitch({
    ...vehicle,
    field: choice(options('/search/', '/used-car/')),
    default: '/search/',
    label: 'Breadcrumbs start at',
    help: "The base address of a vehicle page's breadcrumbs.",
  }),
  enquiryButtonMode: defineSwitch({
    ...vehicle,
    field: choice([
      { value: 'enquire', label: "'Enquire Now' opens the form" },
      { value: 'chat', label: "'Instant Message' opens the chat" },
    ]),
    default: 'enquire',
    label: 'Enquiry button',
    help: 'Makes the enquiry button open the enquiry form or the chat; without a chat service it opens the form.',
  }),
  chatProvider: defineSwitch({
    leadsElsewhere: true,
    ...vehicle,
    field: orNull(chatProvider()),
    default: null,
    label: 'Chat service',
    help: "The chat service's script and the function that opens it; if not set, there is no chat.",
  }),
  stickyHeaderEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: true,
    label: 'Sticky header',
    help: "Keeps the car's name, price and buttons in view while the visitor scrolls.",
  }),
  stickyHeaderScrollPx: defineSwitch({
    ...vehicle,
    field: integer({ min: 0, max: 5000, unit: 'px' }),
    default: 500,
    label: 'Sticky header after',
    help: 'How far the visitor scrolls before the sticky header appears.',
  }),
  specsInitialCount: defineSwitch({
    ...vehicle,
    field: integer({ min: 1, max: 100 }),
    default: 4,
    label: 'Specifications first shown',
    help: 'The number of specifications shown before the list is expanded.',
  }),
  specsToggleLabel: defineSwitch({
    ...vehicle,
    field: text('plain', 40),
    default: 'Show More',
    label: 'Text of the specifications button',
    help: "The text of the button that expands the specifications, such as 'Show More' or 'Show All Specs'.",
  }),
  featureListLimit: defineSwitch({
    ...vehicle,
    field: integer({ min: 1, max: 200 }),
    default: 8,
    label: 'Features first shown',
    help: 'The number of features shown before the list is expanded.',
  }),
  showUnregistered: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: "Say 'Unregistered'",
    help: "Shows 'Unregistered' for a car whose registration has expired or is unknown; if off, the line is hidden.",
  }),
  viewsCountEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: true,
    label: 'Views of a car',
    help: "Shows a car's views, counted once per visitor and day.",
  }),
  copyToastEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: 'Message after copying',
    help: "Confirms copying a car's link with a short message.",
  }),
  copyToastMs: defineSwitch({
    ...vehicle,
    field: integer({ min: 500, max: 30_000, unit: 'ms' }),
    default: 3000,
    label: 'Message after copying stays for',
    help: 'How long the message after copying is shown.',
  }),
  financeEnquiryModalEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: 'Finance enquiry dialog',
    help: 'Opens finance enquiries in a dialog on the vehicle page instead of the finance page.',
  }),
  deliveryCalculatorEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: true,
    label: 'Delivery calculator',
    help: 'Shows what delivery to a postcode costs.',
  }),
}

/** Pictures, 360-degree views and videos (GAL-06, GAL-09, SPIN-02 to SPIN-05). */
export const galleryRows = {
  defaultViewerMode: defineSwitch({
    ...gallery,
    field: choice([
      { value: 'spinner', label: '360 spin' },
      { value: 'walkaround', label: 'Walkaround' },
      { value: 'gallery', label: 'Photos' },
      { value: 'interior', label: 'Interior' },
    ]),
    default: 'spinner',
    label: 'Viewer starts with',
    help: 'What the viewer shows first; cars without it start with their photos.',
  }),
  videoSlotPosition: defineSwitch({
    ...gallery,
    field: choice([
      { value: 'start', label: 'First' },
      { value: 'second', label: 'Second' },
      { value: 'middle', label: 'In the middle' },
      { value: 'end', label: 'Last' },
    ]),
    default: 'second',
    label: 'Place of the video',
    help: "The video's position among the photos.",
  }),
  spinAutoRotate: defineSwitch({
    ...gallery,
    field: boolean(),
    default: true,
    label: 'Spin turns by itself',
    help: 'Turns the car once around when the spin has loaded, unless the visitor touches it.',
  }),
  spinPixelsPerFrame: defineSwitch({
    ...gallery,
    field: integer({ min: 1, max: 200, unit: 'px' }),
    default: 20,
    label: 'Drag per frame',
    help: 'How far to drag to turn the car by one image.',
  }),
  spinIntervalMs: defineSwitch({
    ...gallery,
    field: integer({ min: 20, max: 5000, unit: 'ms' }),
    default: 100,
    label: 'Time per frame',
    help: 'How long each image is shown while the spin turns automatically.',
  }),
}

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
    help: 'The address that the breadcrumbs of a vehicle page are built on.',
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
    help: 'The script of the chat service and the function that opens it; not set, there is no chat.',
  }),
  stickyHeaderEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: true,
    label: 'Sticky header',
    help: "Keeps the car's name, price and buttons in view once the visitor has scrolled.",
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
    help: 'How many specifications stand on the page before it is expanded.',
  }),
  specsToggleLabel: defineSwitch({
    ...vehicle,
    field: text('plain', 40),
    default: 'Show More',
    label: 'Text of the specifications button',
    help: "What the button that expands the specifications says, such as 'Show More' or 'Show All Specs'.",
  }),
  featureListLimit: defineSwitch({
    ...vehicle,
    field: integer({ min: 1, max: 200 }),
    default: 8,
    label: 'Features first shown',
    help: 'How many features stand on the page before it is expanded.',
  }),
  showUnregistered: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: "Say 'Unregistered'",
    help: "Shows 'Unregistered' for a car whose registration has run out or is not known; otherwise the line is hidden.",
  }),
  viewsCountEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: true,
    label: 'Views of a car',
    help: 'Shows how often a car was looked at, each visitor counted once a day.',
  }),
  copyToastEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: 'Message after copying',
    help: 'Confirms with a short message that the link of a car was copied.',
  }),
  copyToastMs: defineSwitch({
    ...vehicle,
    field: integer({ min: 500, max: 30_000, unit: 'ms' }),
    default: 3000,
    label: 'Message after copying stays for',
    help: 'How long the message after copying stays on screen.',
  }),
  financeEnquiryModalEnabled: defineSwitch({
    ...vehicle,
    field: boolean(),
    default: false,
    label: 'Finance enquiry dialog',
    help: 'Lets the visitor ask about finance in a dialog on the vehicle page instead of on the finance page.',
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
    help: 'What the viewer shows first; a car without it starts with its photos.',
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
    help: 'Where the video stands among the photos.',
  }),
  spinAutoRotate: defineSwitch({
    ...gallery,
    field: boolean(),
    default: true,
    label: 'Spin turns by itself',
    help: 'Turns the car once around when the spin has loaded, until the visitor touches it.',
  }),
  spinPixelsPerFrame: defineSwitch({
    ...gallery,
    field: integer({ min: 1, max: 200, unit: 'px' }),
    default: 20,
    label: 'Drag per frame',
    help: 'How far the visitor drags to turn the car by one frame.',
  }),
  spinIntervalMs: defineSwitch({
    ...gallery,
    field: integer({ min: 20, max: 5000, unit: 'ms' }),
    default: 100,
    label: 'Time per frame',
    help: 'How long each frame stays while the spin turns by itself.',
  }),
}

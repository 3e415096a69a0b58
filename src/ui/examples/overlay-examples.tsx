import { Button } from '../primitives/button/button'
import { Checkbox } from '../primitives/checkbox'
import { Combobox } from '../primitives/combobox/combobox'
import { Dialog } from '../primitives/dialog/dialog'
import { opensModal } from '../primitives/dialog/opens-modal'
import { Drawer } from '../primitives/drawer'
import { Sheet } from '../primitives/sheet'
import { Tooltip } from '../primitives/tooltip'
import { LONG_TEXT, type Example } from './example'
import { AsyncComboboxLive, DrawerLive, MenuLive, ToastsLive } from './live-examples'

const MODELS = [
  {
    label: 'Ford',
    items: [
      { value: 'ranger', label: 'Ranger', note: '14' },
      { value: 'everest', label: 'Everest', note: '6' },
    ],
  },
  {
    label: 'Toyota',
    items: [
      { value: 'hilux', label: 'HiLux', note: '22' },
      { value: 'rav4', label: 'RAV4', note: '18' },
      { value: 'supra', label: 'GR Supra', note: '0', isDisabled: true },
    ],
  },
]
const LIST = [
  {
    items: [
      { value: 'long', label: LONG_TEXT },
      { value: 'short', label: 'Summit Prestige' },
    ],
  },
]
const GRID = 'grid gap-5 sm:grid-cols-2'

export const comboboxExamples: Example[] = [
  {
    name: 'Groups, chosen, error, disabled',
    draw: (id) => (
      <div className={GRID}>
        <Combobox id={`${id}-model`} label="Model" groups={MODELS} placeholder="Any model" emptyText="No models found" />
        <Combobox id={`${id}-chosen`} label="Dealership" groups={LIST} defaultValue="long" />
        <Combobox id={`${id}-wrong`} label="Model" groups={MODELS} error="Please choose a model" />
        <Combobox id={`${id}-disabled`} label="Model" groups={[]} placeholder="Choose a make first" isDisabled />
      </div>
    ),
  },
  { name: 'Free text with fetched suggestions', draw: (id) => <AsyncComboboxLive id={id} /> },
]

export const dialogExamples: Example[] = [
  {
    name: 'Opened without scripts',
    draw: (id) => (
      <>
        <Button variant="outline" {...opensModal(`${id}-hours`)}>
          View Holiday Hours
        </Button>
        <Dialog id={`${id}-hours`} title="Holiday hours">
          <p>Closed on 25 December and 1 January. On 26 December the yard is open from 9 am to 4 pm.</p>
        </Dialog>
      </>
    ),
  },
]

const BODIES = [
  'SUV',
  'Ute',
  'Hatch',
  'Wagon',
  'Van',
  'Coupe',
  'Sedan',
  'Convertible',
  'People mover',
  'Cab chassis',
  'Caravan',
  'Motorhome',
]

export const sheetExamples: Example[] = [
  {
    name: 'Scrolling content and a footer that stays',
    draw: (id) => (
      <>
        <Button variant="outline" icon="sliders" {...opensModal(`${id}-filters`)}>
          Filters
        </Button>
        <Sheet
          id={`${id}-filters`}
          title="Filters"
          footer={
            <>
              <Button variant="outline">Clear all</Button>
              <Button variant="action" className="grow">
                Show Me 118 cars
              </Button>
            </>
          }
        >
          {BODIES.map((body, index) => (
            <Checkbox key={body} id={`${id}-${body}`} label={body} count={54 - index * 4} defaultChecked={index < 3} />
          ))}
        </Sheet>
      </>
    ),
  },
]

export const drawerExamples: Example[] = [
  {
    name: 'From the left, with a long title',
    draw: (id) => (
      <>
        <Button variant="outline" {...opensModal(`${id}-start`)}>
          Menu
        </Button>
        <Drawer id={`${id}-start`} title={LONG_TEXT} side="start">
          <p>Links of the site.</p>
        </Drawer>
      </>
    ),
  },
  { name: 'Following a state', draw: (id) => <DrawerLive id={id} /> },
]

export const menuExamples: Example[] = [{ name: 'Links, actions, groups, fetched when it is reached for', draw: () => <MenuLive /> }]

export const tooltipExamples: Example[] = [
  {
    name: 'On pointing, focus and press',
    draw: () => (
      <p className="flex items-center">
        Drive away
        <Tooltip
          label="About the drive-away price"
          text="What you pay to drive the car home: it includes stamp duty, registration and dealer delivery."
        />
      </p>
    ),
  },
]

export const toastExamples: Example[] = [{ name: 'With a link, an error, long text', draw: () => <ToastsLive /> }]

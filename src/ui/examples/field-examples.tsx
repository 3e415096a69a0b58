import { Checkbox } from '../primitives/checkbox'
import { TextArea, TextField } from '../primitives/field/text-field'
import { RadioGroup, Segments } from '../primitives/radio-group'
import { Select } from '../primitives/select'
import { RangeSlider } from '../primitives/slider/range-slider'
import { Slider } from '../primitives/slider/slider'
import { Switch } from '../primitives/switch'
import { LONG_TEXT, type Example } from './example'

const GRID = 'grid gap-5 sm:grid-cols-2'
const MAKES = [
  { value: '', label: 'Any make' },
  { value: 'toyota', label: 'Toyota' },
  { value: 'long', label: LONG_TEXT },
]
const CONDITIONS = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'demo', label: 'Demo' },
  { value: 'used', label: 'Used' },
]
const TIMES = [
  { value: '9', label: '9:00 am' },
  { value: '10', label: '10:00 am', isDisabled: true },
  { value: '11', label: '11:00 am' },
]

export const inputExamples: Example[] = [
  {
    name: 'Empty, filled, hint, amount',
    draw: (id) => (
      <div className={GRID}>
        <TextField id={`${id}-empty`} label="First name" placeholder="As on your licence" />
        <TextField id={`${id}-filled`} label="Last name" defaultValue="Featherstonehaugh" isOptional />
        <TextField id={`${id}-hint`} label="Mobile" hint="Ten digits" inputMode="tel" />
        <TextField id={`${id}-amount`} label="Deposit" prefix="$" defaultValue="5,000" inputMode="numeric" />
      </div>
    ),
  },
  {
    name: 'Error, disabled, long text',
    draw: (id) => (
      <div className={GRID}>
        <TextField id={`${id}-wrong`} label="Postcode" defaultValue="20" error="Invalid postcode. Please enter a 4-digit number." />
        <TextField id={`${id}-disabled`} label="Stock number" defaultValue="HC20417" disabled />
        <TextField id={`${id}-long`} label={`Your name as ${LONG_TEXT} knows it`} defaultValue={LONG_TEXT} className="sm:col-span-2" />
      </div>
    ),
  },
]

export const textareaExamples: Example[] = [
  {
    name: 'Filled, error, disabled',
    draw: (id) => (
      <div className={GRID}>
        <TextArea id={`${id}-filled`} label="Comments" defaultValue="I would like to see the car on Thursday evening." isOptional />
        <TextArea id={`${id}-wrong`} label="Comments" error="Please write something" />
        <TextArea id={`${id}-disabled`} label="Comments" defaultValue="Sent on 21 November" disabled />
      </div>
    ),
  },
]

export const selectExamples: Example[] = [
  {
    name: 'Default, long text, error, disabled',
    draw: (id) => (
      <div className={GRID}>
        <Select id={`${id}-default`} label="Make" options={MAKES} />
        <Select id={`${id}-long`} label="Dealership" options={MAKES} defaultValue="long" />
        <Select id={`${id}-wrong`} label="Make" options={MAKES} error="Please choose a make" />
        <Select id={`${id}-disabled`} label="Model" options={[{ value: '', label: 'Choose a make first' }]} disabled />
      </div>
    ),
  },
]

export const checkboxExamples: Example[] = [
  {
    name: 'Off, on, counts, disabled, error, long text',
    draw: (id) => (
      <div className="max-w-md">
        <Checkbox id={`${id}-off`} label="Sedan" count={34} />
        <Checkbox id={`${id}-on`} label="SUV" count={1_052} defaultChecked />
        <Checkbox id={`${id}-disabled`} label="Convertible" count={0} disabled />
        <Checkbox id={`${id}-disabled-on`} label="Drive away only" disabled defaultChecked />
        <Checkbox id={`${id}-wrong`} label={`I agree that ${LONG_TEXT} may contact me`} error="Please agree to go on" />
      </div>
    ),
  },
]

export const radioExamples: Example[] = [
  {
    name: 'A list, with an error and a disabled answer',
    draw: (id) => (
      <div className={GRID}>
        <RadioGroup id={`${id}-list`} name={`${id}-list`} label="Condition" options={CONDITIONS} defaultValue="used" />
        <RadioGroup id={`${id}-wrong`} name={`${id}-wrong`} label="Time" options={TIMES} error="Please choose a time" />
      </div>
    ),
  },
  {
    name: 'Segments',
    draw: (id) => (
      <div className="grid max-w-md gap-5">
        <Segments id={`${id}-kind`} name={`${id}-kind`} label="Condition" options={CONDITIONS} defaultValue="all" />
        <Segments id={`${id}-time`} name={`${id}-time`} label="Time" options={TIMES} defaultValue="11" hint="Struck through: taken" />
      </div>
    ),
  },
]

export const switchExamples: Example[] = [
  {
    name: 'Off, on, disabled',
    draw: (id) => (
      <div className="max-w-md">
        <Switch id={`${id}-off`} label="Tell me when the price drops" hint="By email, at most once a day" />
        <Switch id={`${id}-on`} label="Show sold cars" defaultChecked />
        <Switch id={`${id}-disabled`} label={`Notifications of ${LONG_TEXT}`} disabled defaultChecked />
      </div>
    ),
  },
]

export const sliderExamples: Example[] = [
  {
    name: 'A range with a histogram; a range in kilometres',
    draw: (id) => (
      <div className={GRID}>
        <RangeSlider
          id={`${id}-price`}
          label="Price"
          min={0}
          max={250_000}
          step={1_000}
          unit={{ kind: 'money' }}
          defaultValue={[20_000, 120_000]}
          histogram={[3, 12, 25, 41, 48, 38, 30, 27, 22, 15, 12, 9, 7, 7, 5, 8]}
          names={{ min: 'price_min', max: 'price_max' }}
        />
        <RangeSlider
          id={`${id}-km`}
          label="Kilometres"
          min={0}
          max={200_000}
          step={5_000}
          unit={{ kind: 'number', suffix: 'km' }}
          defaultValue={[0, 200_000]}
          hint="Drag, use the arrow keys, or type"
        />
      </div>
    ),
  },
  {
    name: 'One value; disabled; error',
    draw: (id) => (
      <div className={GRID}>
        <Slider id={`${id}-deposit`} label="Deposit" min={0} max={40_000} step={500} unit={{ kind: 'money' }} defaultValue={5_000} />
        <Slider
          id={`${id}-term`}
          label="Term"
          min={1}
          max={7}
          step={1}
          unit={{ kind: 'number', suffix: 'years' }}
          defaultValue={5}
          isDisabled
        />
        <RangeSlider
          id={`${id}-year`}
          label="Year"
          min={2010}
          max={2026}
          step={1}
          unit={{ kind: 'number', isGrouped: false }}
          defaultValue={[2018, 2022]}
          error="No cars of these years"
        />
      </div>
    ),
  },
]

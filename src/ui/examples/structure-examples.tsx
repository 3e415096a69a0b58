import { Accordion } from '../primitives/accordion'
import { Alert, ErrorSummary } from '../primitives/alert'
import { Carousel } from '../primitives/carousel/carousel'
import { Checkbox } from '../primitives/checkbox'
import { Pagination } from '../primitives/pagination/pagination'
import { Picture } from '../primitives/picture/picture'
import { Loading, SkeletonCard, SkeletonText } from '../primitives/skeleton/skeleton'
import { Tabs, type TabItem } from '../primitives/tabs'
import { LONG_TEXT, type Example } from './example'

const TABS: [TabItem, ...TabItem[]] = [
  { value: 'budget', label: 'By budget', content: <p>What you can spend, in all or a week.</p> },
  { value: 'model', label: 'By make and model', content: <p>You know what you want.</p> },
  { value: 'life', label: 'By lifestyle', content: <p>Towing, family, first car.</p> },
  { value: 'plate', label: 'By plate', content: <p>Not yet.</p>, isDisabled: true },
]

export const tabsExamples: Example[] = [
  { name: 'Default, selected, disabled; they scroll when there is no room', draw: () => <Tabs label="Ways to search" items={TABS} /> },
]

export const accordionExamples: Example[] = [
  {
    name: 'One open at a time, with notes',
    draw: (id) => (
      <Accordion
        onlyOneOf={`${id}-filters`}
        items={[
          { id: `${id}-own`, title: 'Own or subscribe', note: 'All', content: <p>Own it, or pay by the month.</p> },
          {
            id: `${id}-body`,
            title: 'Body',
            note: '3 chosen',
            isOpen: true,
            content: <Checkbox id={`${id}-suv`} label="SUV" count={52} defaultChecked />,
          },
          { id: `${id}-long`, title: LONG_TEXT, note: 'Any', content: <p>Every dealership.</p> },
        ]}
      />
    ),
  },
]

export const carouselExamples: Example[] = [
  {
    name: 'Six items; buttons stop at the ends',
    draw: (id) => (
      <Carousel
        id={`${id}-rail`}
        label={`Popular bodies, ${id}`}
        heading={<h3 className="type-h3">Popular bodies</h3>}
        items={['SUV', 'Ute', 'Hatch', 'Wagon', 'Van', 'Sedan'].map((body) => ({
          key: body,
          content: (
            <a href={`#${body}`} className="grid h-32 place-items-center rounded-card bg-tint text-lg/6 font-strong forced-colors:border">
              {body}
            </a>
          ),
        }))}
      />
    ),
  },
]

export const paginationExamples: Example[] = [
  {
    name: 'First, middle, last',
    draw: (id) => (
      <div className="grid gap-4">
        {[1, 6, 12].map((page) => (
          <Pagination key={page} page={page} pageCount={12} hrefOf={(to) => `#${id}-${to}`} label={`Pages, at ${page}, ${id}`} />
        ))}
      </div>
    ),
  },
]

export const alertExamples: Example[] = [
  {
    name: 'Every tone, and the errors of a form',
    draw: (id) => (
      <div className="grid gap-4">
        <Alert tone="good" title="Your enquiry is on its way">
          A specialist replies within two hours.
        </Alert>
        <Alert tone="plain" title={`${LONG_TEXT} is closed today`} />
        <ErrorSummary
          problems={[
            { fieldId: `${id}-email`, message: 'Enter a valid email address' },
            { fieldId: `${id}-postcode`, message: 'Invalid postcode. Please enter a 4-digit number.' },
          ]}
        />
      </div>
    ),
  },
]

export const skeletonExamples: Example[] = [
  {
    name: 'Text and cards',
    draw: () => (
      <Loading label="Loading cars" className="grid gap-6">
        <SkeletonText lines={3} className="max-w-md" />
        <div className="grid gap-cards sm:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Loading>
    ),
  },
]

export const pictureExamples: Example[] = [
  {
    name: 'Pictures that can’t be had, with words, with many, and without',
    draw: () => (
      <div className="grid grid-cols-3 gap-4">
        {['2023 Toyota RAV4 from the front', `The yard of ${LONG_TEXT} seen from the road, with flags`, ''].map((alt) => (
          <Picture key={alt} src="/missing.jpg" alt={alt} width={600} height={400} className="h-auto w-full rounded-card" />
        ))}
      </div>
    ),
  },
]

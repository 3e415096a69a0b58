import type { TemplateName } from '../tenant/template'

/** What the sample content of new blocks says in the voice of a template (EDT-09). */
export type SampleTexts = {
  heading: string
  text: string
  /** One paragraph. */
  story: string
  slide: { heading: string; text: string }
  /** Heading above cars in stock. */
  cars: string
  countdown: string
  caption: string
  video: string
  columns: readonly { heading: string; text: string }[]
  steps: readonly { title: string; text: string }[]
  reasons: readonly { title: string; text: string }[]
}

/**
 * No text may also be one that people would want to publish as it is: whatever equals one of these counts as a sample that nobody has
 * replaced yet.
 */
export const SAMPLE_TEXTS: Record<TemplateName, SampleTexts> = {
  dealer: {
    heading: 'Your best reason to visit the yard',
    text: 'Say in one or two sentences what is on offer, for whom, and until when.',
    story: 'Tell customers something about this: what it is, who looks after it at your dealership, and what they should do next.',
    slide: { heading: 'The offer of the month, in a few words', text: 'One sentence that makes people want to see more of it.' },
    cars: 'Cars of your choice from the yard',
    countdown: 'What ends when the clock stops',
    caption: 'Say who or what the picture shows',
    video: 'Say what the video shows',
    columns: [
      { heading: 'First thing to know', text: 'Two or three sentences about the first subject.' },
      { heading: 'Second thing to know', text: 'Two or three sentences about the second subject.' },
      { heading: 'Third thing to know', text: 'Two or three sentences about the third subject.' },
    ],
    steps: [
      { title: 'What the customer does first', text: 'Such as a call, a form or a visit.' },
      { title: 'What you do then', text: 'And how long it takes.' },
      { title: 'How it ends', text: 'What the customer drives home with.' },
    ],
    reasons: [
      { title: 'A promise that you keep', text: 'How customers notice it.' },
      { title: 'What others don’t do', text: 'And what it saves the customer.' },
      { title: 'Who stands behind it', text: 'The people, and since when they have done it.' },
    ],
  },
  prestige: {
    heading: 'A line about the experience you offer',
    text: 'One calm sentence about what awaits a client, without prices or exclamation marks.',
    story: 'Describe the occasion, the car or the service as you would to a client over coffee: what it is, and what makes it rare.',
    slide: { heading: 'The car or the moment to remember', text: 'One sentence that lets the picture speak.' },
    cars: 'A selection from your showroom',
    countdown: 'What closes at this hour',
    caption: 'Name the car, the place or the person',
    video: 'Name what the film is about',
    columns: [
      { heading: 'The first part of the story', text: 'A short paragraph about where it begins.' },
      { heading: 'The second part of the story', text: 'A short paragraph about the craft behind it.' },
      { heading: 'The third part of the story', text: 'A short paragraph about what the client gains.' },
    ],
    steps: [
      { title: 'How a client meets you', text: 'How a client makes an appointment with you.' },
      { title: 'The time with you', text: 'What you prepare for the client.' },
      { title: 'What happens at the handover', text: 'How the car reaches its new owner.' },
    ],
    reasons: [
      { title: 'What you are known for', text: 'One sentence that a client would repeat.' },
      { title: 'How you choose your cars', text: 'What you look for, and what you turn away.' },
      { title: 'What stays after the sale', text: 'The care that an owner can rely on.' },
    ],
  },
  group: {
    heading: 'What all of your dealerships offer',
    text: 'Say what customers get, at which locations, and where they can find out more.',
    story:
      'Explain the subject for all brands and locations: what is the same everywhere, and what customers should ask at their dealership.',
    slide: { heading: 'The campaign across all brands', text: 'One sentence with the benefit, and the brands that take part.' },
    cars: 'Vehicles from all of our locations',
    countdown: 'The campaign that ends at this time',
    caption: 'Say which location or brand the picture shows',
    video: 'Say which brand or location the video is about',
    columns: [
      { heading: 'For the first kind of customer', text: 'Such as private buyers: what you do for them.' },
      { heading: 'For the second kind of customer', text: 'Such as businesses: what you do for them.' },
      { heading: 'For the third kind of customer', text: 'Such as fleets: what you do for them.' },
    ],
    steps: [
      { title: 'How customers choose a location', text: 'And how they get in touch with it.' },
      { title: 'What the dealership prepares', text: 'And when the customer hears from it.' },
      { title: 'What the group adds', text: 'Such as delivery between locations.' },
    ],
    reasons: [
      { title: 'What size makes possible', text: 'Such as a choice that one dealership doesn’t have.' },
      { title: 'What is near to everyone', text: 'Such as service close to home.' },
      { title: 'What holds everywhere', text: 'The standard that every location keeps.' },
    ],
  },
  manufacturer: {
    heading: 'The idea behind the model',
    text: 'Say what the model changes for the people who drive it, and where they can see it.',
    story:
      'Describe the feature as a driver notices it: the situation, what the car does, and how that feels. Figures come from the data sheet.',
    slide: { heading: 'The model and what it stands for', text: 'One sentence from the current campaign.' },
    cars: 'The models of this range',
    countdown: 'What opens or ends at this time',
    caption: 'Name the model, its colour and its equipment',
    video: 'Name the film and the model in it',
    columns: [
      { heading: 'Design of the model', text: 'What people see first, and why it is so.' },
      { heading: 'Technology of the model', text: 'What it does for the driver, in plain words.' },
      { heading: 'Safety of the model', text: 'What protects people, and how it was tested.' },
    ],
    steps: [
      { title: 'What people configure', text: 'What they decide on the site.' },
      { title: 'Where people order', text: 'What happens at the dealer.' },
      { title: 'When people drive', text: 'How and where the car is handed over.' },
    ],
    reasons: [
      { title: 'What the brand promises', text: 'In the words of the current campaign.' },
      { title: 'What every owner gets', text: 'Such as warranty, service and updates.' },
      { title: 'What the brand does next', text: 'Where the brand is heading.' },
    ],
  },
}

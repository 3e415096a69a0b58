import { Badge, type BadgeTone } from '../primitives/badge'
import { Button, IconButton, LinkButton } from '../primitives/button/button'
import type { ButtonVariant } from '../primitives/button/button-classes'
import { Chip } from '../primitives/chip'
import { TextLink } from '../primitives/text-link'
import { LONG_TEXT, type Example } from './example'
import { ChipButtonsLive } from './live-examples'

const VARIANTS: ButtonVariant[] = ['action', 'brand', 'quiet', 'outline', 'text']
const TONES: BadgeTone[] = ['plain', 'brand', 'action', 'good', 'bad', 'ink']
const ROW = 'flex flex-wrap items-center gap-3'

export const buttonExamples: Example[] = [
  {
    name: 'Every look',
    draw: () => (
      <div className={ROW}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            Book a test drive
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'Sizes, with an icon, as a link',
    draw: () => (
      <div className={ROW}>
        <Button size="small" icon="phone">
          Call Now
        </Button>
        <LinkButton href="#medium" icon="search">
          Show Me 118 cars
        </LinkButton>
        <Button size="large" variant="action">
          Enquire Now
        </Button>
        <IconButton icon="heart" label="Save this car" />
      </div>
    ),
  },
  {
    name: 'Disabled and loading',
    draw: () => (
      <div className={ROW}>
        <Button disabled>Reserve</Button>
        <Button variant="outline" disabled>
          Reserve
        </Button>
        <Button isLoading>Sending your enquiry</Button>
        <Button variant="outline" isLoading>
          Searching
        </Button>
      </div>
    ),
  },
  {
    name: 'Long text over the full width',
    draw: () => (
      <Button variant="outline" isWide>
        View all stock of {LONG_TEXT}
      </Button>
    ),
  },
]

export const linkExamples: Example[] = [
  {
    name: 'In text, quiet, and to another site',
    draw: () => (
      <>
        <p>
          Every price includes on-road costs. <TextLink href="#terms">See the offer terms</TextLink> or read the{' '}
          <TextLink href="https://www.ppsr.gov.au" isExternal>
            PPSR guide
          </TextLink>
          .
        </p>
        <TextLink href="#yards" tone="quiet">
          All locations
        </TextLink>
      </>
    ),
  },
]

export const badgeExamples: Example[] = [
  {
    name: 'Every tone, and long text',
    draw: () => (
      <div className={ROW}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'bad' ? 'RESERVED' : tone === 'good' ? 'HYBRID' : 'NEW ARRIVAL'}
          </Badge>
        ))}
        <Badge>{LONG_TEXT}</Badge>
      </div>
    ),
  },
]

export const chipExamples: Example[] = [
  {
    name: 'Links: a quick search, and filters to take away',
    draw: () => (
      <div className={ROW}>
        <Chip label="Utes under $40,000" href="#utes" />
        <Chip label="Toyota" href="#toyota" icon="close" action="Remove Toyota" isSelected />
        <Chip label={LONG_TEXT} href="#long" icon="close" action={`Remove ${LONG_TEXT}`} isSelected />
      </div>
    ),
  },
  { name: 'Buttons: choices on the spot', draw: () => <ChipButtonsLive /> },
]

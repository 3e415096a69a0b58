'use client'

import { useState } from 'react'
import { Button } from '../primitives/button/button'
import { ChipButton } from '../primitives/chip'
import { Combobox } from '../primitives/combobox/combobox'
import type { LoadOptions } from '../primitives/combobox/combobox-options'
import { useModal } from '../primitives/dialog/use-modal'
import { Drawer } from '../primitives/drawer'
import { LazyMenu } from '../primitives/menu/lazy-menu'
import { showToast, type ToastMessage } from '../primitives/toast/toasts'
import { LONG_TEXT } from './example'

export function ChipButtonsLive() {
  const [pressed, setPressed] = useState('$10k')
  return (
    <div className="flex flex-wrap gap-3">
      {['$5k', '$10k', '$20k'].map((label) => (
        <ChipButton key={label} label={label} isPressed={label === pressed} onClick={() => setPressed(label)} />
      ))}
      <ChipButton label="$50k" isPressed={false} disabled />
    </div>
  )
}

const PLACES = [
  'Aspley QLD 4034',
  'Ashgrove QLD 4060',
  'Brisbane City QLD 4000',
  'Moorooka QLD 4105',
  'Windsor QLD 4030',
  'Windsor NSW 2756',
]

/** Simulates a slow network request. The query 'down' fails. */
const loadPlaces: LoadOptions = async (query) => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (query === 'down') throw new Error('The places are down')
  const found = PLACES.filter((place) => place.toLowerCase().includes(query.toLowerCase()))
  return found.length > 0 ? [{ label: 'Suburbs', items: found.map((place) => ({ value: place, label: place })) }] : []
}

export function AsyncComboboxLive({ id }: { id: string }) {
  return (
    <Combobox
      id={`${id}-near`}
      label="Near"
      groups={[]}
      loadOptions={loadPlaces}
      isFreeText
      placeholder="Suburb or postcode"
      hint="Try 'wind', or 'down' for a call that fails"
      className="max-w-md"
    />
  )
}

export function DrawerLive({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const modal = useModal(isOpen, () => setIsOpen(false))
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Enquire Now
      </Button>
      <Drawer
        id={`${id}-enquiry`}
        title="Enquire Now"
        footer={
          <Button isWide onClick={() => setIsOpen(false)}>
            Send enquiry
          </Button>
        }
        {...modal}
      >
        <p>2022 Porsche Panamera GTS, $289,900 drive away, Artarmon</p>
      </Drawer>
    </>
  )
}

export function MenuLive() {
  const [chosen, setChosen] = useState('nothing yet')
  return (
    <div className="flex flex-wrap items-center gap-4">
      <LazyMenu
        label="Share"
        icon="share"
        groups={[
          {
            label: 'Send',
            entries: [
              { kind: 'link', label: 'By email', icon: 'envelope', href: '#email' },
              { kind: 'action', label: 'Copy the link', icon: 'copy', onSelect: () => setChosen('Copy the link') },
              { kind: 'action', label: `Print for ${LONG_TEXT}`, icon: 'print', onSelect: () => setChosen('Print') },
            ],
          },
          {
            entries: [
              { kind: 'action', label: 'Save for later', icon: 'heart', onSelect: () => undefined, isDisabled: true },
              { kind: 'action', label: 'Remove from list', icon: 'trash', onSelect: () => setChosen('Remove'), isBad: true },
            ],
          },
        ]}
      />
      <span>Chosen: {chosen}</span>
    </div>
  )
}

const MESSAGES: ToastMessage[] = [
  {
    title: 'Car Saved In Watchlist',
    text: '2023 Toyota RAV4 GX Hybrid is now available in your watchlist',
    link: { label: 'View List', href: '#watchlist' },
  },
  { title: 'The car could not be saved', text: 'Please try again in a moment.', tone: 'bad' },
  { title: LONG_TEXT, text: `${LONG_TEXT} opens again on Monday at 8 am`, tone: 'plain', link: { label: 'See Hours', href: '#hours' } },
]

export function ToastsLive() {
  return (
    <div className="flex flex-wrap gap-3">
      {MESSAGES.map((message) => (
        <Button key={message.title} variant="outline" size="small" onClick={() => showToast(message)}>
          {message.tone ?? 'good'}
        </Button>
      ))}
    </div>
  )
}

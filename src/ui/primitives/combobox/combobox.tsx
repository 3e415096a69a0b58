'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox as Base } from '@base-ui/react/combobox'
import { type ReactNode, useState } from 'react'
import { CONTROL_HEIGHT, controlClasses } from '../field/control-classes'
import { describeControl, Field } from '../field/field'
import { Icon } from '../icon/icon'
import { ComboboxPopup } from './combobox-popup'
import type { ComboboxOption, ComboboxProps } from './combobox-options'
import { useOptions } from './use-options'

type RootProps = Pick<ComboboxProps, 'name' | 'groups' | 'loadOptions' | 'defaultValue' | 'isDisabled' | 'isRequired' | 'onChange'> & {
  ask: (query: string) => void
  children: ReactNode
}

type TextProps = Omit<RootProps, 'defaultValue'> & { text: string; setText: (text: string) => void }

const isSame = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value

/** A choice of options. Typing only filters. */
function ChoiceRoot({ groups, loadOptions, defaultValue, isDisabled, isRequired, onChange, ask, ...rest }: RootProps) {
  const chosen = groups.flatMap(({ items }) => items).find(({ value }) => value === defaultValue)
  return (
    <Base.Root
      items={groups}
      filter={loadOptions ? null : undefined}
      defaultValue={chosen ?? null}
      isItemEqualToValue={isSame}
      onValueChange={(option: ComboboxOption | null) => onChange?.(option?.value ?? null)}
      onInputValueChange={(query, { reason }) => reason === 'input-change' && ask(query)}
      disabled={isDisabled}
      required={isRequired}
      autoHighlight
      {...rest}
    />
  )
}

/** Free text with suggestions. */
function TextRoot({ groups, loadOptions, isDisabled, isRequired, onChange, ask, text, setText, ...rest }: TextProps) {
  return (
    <Autocomplete.Root
      items={groups}
      filter={loadOptions ? null : undefined}
      value={text}
      itemToStringValue={(option: ComboboxOption) => option.label}
      onValueChange={(typed, { reason }) => {
        if (reason === 'input-change') ask(typed)
        setText(typed)
        onChange?.(typed === '' ? null : typed)
      }}
      disabled={isDisabled}
      required={isRequired}
      {...rest}
    />
  )
}

const INSIDE =
  'combobox-opener absolute top-1/2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center text-ink-soft hover:text-ink'

/**
 * A field with a searchable list. Arrow keys, Enter and Escape work as in a select, and typing filters the list. Use a Select for fewer
 * than fifteen options.
 */
export function Combobox({ id, label, hint, error, isOptional, className, ...props }: ComboboxProps) {
  const { placeholder, emptyText = 'Nothing found', isFreeText = false, groups, loadOptions, pauseMs, ...rest } = props
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const options = useOptions(groups, loadOptions, pauseMs)
  const [text, setText] = useState(rest.defaultValue ?? '')
  const pick = (option: ComboboxOption) => {
    setText(option.label)
    rest.onChange?.(option.label)
  }
  const root = { ...rest, groups: options.groups, loadOptions, ask: options.ask }
  const body = (
    <>
      <div className="relative">
        <Base.Input
          placeholder={placeholder}
          className={`${controlClasses(Boolean(error))} ${CONTROL_HEIGHT} truncate pr-12!`}
          {...describeControl({ id, hint, error })}
        />
        {!isFreeText && (
          <Base.Trigger aria-label={`Show options: ${label}`} className={INSIDE}>
            <Icon name="caret" size={18} />
          </Base.Trigger>
        )}
        {isFreeText && (
          <Base.Clear aria-label={`Clear: ${label}`} className={INSIDE}>
            <Icon name="close" size={18} />
          </Base.Clear>
        )}
      </div>
      <span ref={setPlace} />
      {place && <ComboboxPopup place={place} state={options.state} emptyText={emptyText} pick={isFreeText ? pick : undefined} />}
    </>
  )
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {isFreeText ? (
        <TextRoot {...root} text={text} setText={setText}>
          {body}
        </TextRoot>
      ) : (
        <ChoiceRoot {...root}>{body}</ChoiceRoot>
      )}
    </Field>
  )
}

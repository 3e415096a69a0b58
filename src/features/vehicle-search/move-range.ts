import { readAmount } from '@/domain/search/amount'
import { moveHandle, type RangeChoice, toRangeChoice } from '@/domain/search/range-choice'
import { sayAmount, toShare } from '@/ui/pages/search-results/range-words'

type End = keyof RangeChoice

/** The two sliders of a range, and the two fields below them that the form sends. */
type Range = { track: HTMLElement; sliders: Record<End, HTMLInputElement>; fields: Record<End, HTMLInputElement> }

const findInput = (root: ParentNode, selector: string) => root.querySelector<HTMLInputElement>(selector)

function readRange(track: HTMLElement): Range | null {
  const name = track.dataset.range ?? ''
  const [low, high] = [findInput(track, '[data-end=min]'), findInput(track, '[data-end=max]')]
  const form = low?.form
  const [from, to] = [form && findInput(form, `[name=${name}_min]`), form && findInput(form, `[name=${name}_max]`)]
  return low && high && from && to ? { track, sliders: { min: low, max: high }, fields: { min: from, max: to } } : null
}

const endsOf = ({ sliders: { min } }: Range) => ({ lowest: Number(min.min), highest: Number(min.max) })

/** Puts both thumbs where a choice says, with the line between them and the words for those who hear it. */
function draw(range: Range, choice: RangeChoice): void {
  const { track, sliders } = range
  const ends = endsOf(range)
  const words = { prefix: track.dataset.prefix ?? '', suffix: track.dataset.suffix ?? '', isPlain: track.dataset.plain !== undefined }
  for (const end of ['min', 'max'] as const) {
    sliders[end].value = String(choice[end])
    sliders[end].ariaValueText = sayAmount(choice[end], words)
  }
  const low = toShare(choice.min, ends)
  track.style.setProperty('--low', String(low))
  track.style.setProperty('--high', String(toShare(choice.max, ends)))
  // where both stand at the upper end, only the lower one can be moved away
  sliders.min.style.zIndex = low > 0.5 ? '2' : ''
}

function follow(range: Range): void {
  // an empty field is an end that is not touched
  const [min, max] = [readAmount(range.fields.min.value), readAmount(range.fields.max.value)]
  const isTurned = min !== null && max !== null && min > max
  draw(range, toRangeChoice(isTurned ? { min: max, max: min } : { min, max }, endsOf(range)))
}

/** A thumb was moved: it stops before the other, its field says the amount, and at its end the field is empty, for that asks for anything (SRCH-19). */
export function moveRange(slider: HTMLInputElement): void {
  const track = slider.closest<HTMLElement>('[data-range]')
  const range = track && readRange(track)
  if (!range) return
  const end: End = slider.dataset.end === 'max' ? 'max' : 'min'
  const ends = endsOf(range)
  const { min, max } = range.sliders
  const choice = moveHandle({ min: Number(min.value), max: Number(max.value) }, end, Number(slider.value), ends)
  const isAtEnd = choice[end] === (end === 'min' ? ends.lowest : ends.highest)
  range.fields[end].value = isAtEnd ? '' : String(choice[end])
  draw(range, choice)
}

/** The fields of ranges were typed in or brought in line with new results: thumbs follow. */
export function followFields(form: HTMLFormElement): void {
  for (const track of form.querySelectorAll<HTMLElement>('[data-range]')) {
    const range = readRange(track)
    if (range) follow(range)
  }
}

import { readAmount } from '@/domain/search/amount'
import { moveHandle, type RangeChoice, type RangeEnds, toRangeChoice } from '@/domain/search/range-choice'
import { formatSliderValue, toShare } from '@/ui/pages/search-results/range-words'

type End = keyof RangeChoice

/** The two sliders of a range, and the two fields below them that the form sends. */
type Range = { track: HTMLElement; sliders: Record<End, HTMLInputElement>; fields: Record<End, HTMLInputElement>; ends: RangeEnds }

const findInput = (root: ParentNode, selector: string) => root.querySelector<HTMLInputElement>(selector)

function readRange(track: HTMLElement): Range | null {
  const name = track.dataset.range ?? ''
  const [low, high] = [findInput(track, '[data-end=min]'), findInput(track, '[data-end=max]')]
  const form = low?.form ?? track
  const [from, to] = [findInput(form, `[name=${name}_min]`), findInput(form, `[name=${name}_max]`)]
  return low && high && from && to
    ? {
        track,
        sliders: { min: low, max: high },
        fields: { min: from, max: to },
        ends: { lowest: Number(low.min), highest: Number(low.max) },
      }
    : null
}

/** Puts both thumbs where a choice says, with the line between them and the words for those who hear it. */
function draw({ track, sliders, ends }: Range, choice: RangeChoice): void {
  const words = { prefix: track.dataset.prefix ?? '', suffix: track.dataset.suffix ?? '', isPlain: track.dataset.plain !== undefined }
  for (const end of ['min', 'max'] as const) {
    sliders[end].value = String(choice[end])
    sliders[end].ariaValueText = formatSliderValue(choice[end], words)
  }
  const low = toShare(choice.min, ends)
  track.style.setProperty('--low', String(low))
  track.style.setProperty('--high', String(toShare(choice.max, ends)))
  // where both stand at the upper end, only the lower one can be moved away
  sliders.min.style.zIndex = low > 0.5 ? '2' : ''
}

/** A thumb was moved: it stops before the other, its field says the amount, and at its end the field is empty, for that asks for anything (SRCH-19). */
export function moveRange(slider: HTMLInputElement): void {
  const track = slider.closest<HTMLElement>('[data-range]')
  const range = track && readRange(track)
  if (!range) return
  const { min, max } = range.sliders
  const end: End = slider === max ? 'max' : 'min'
  const choice = moveHandle({ min: Number(min.value), max: Number(max.value) }, end, Number(slider.value), range.ends)
  range.fields[end].value = choice[end] === Number(slider[end]) ? '' : String(choice[end])
  draw(range, choice)
}

/** The fields of ranges were typed in or brought in line with new results: thumbs follow. */
export function followFields(form: HTMLFormElement): void {
  for (const track of form.querySelectorAll<HTMLElement>('[data-range]')) {
    const range = readRange(track)
    if (!range) continue
    // an empty field is an end that is not touched
    const [min, max] = [readAmount(range.fields.min.value), readAmount(range.fields.max.value)]
    const isTurned = (min ?? 0) > (max ?? Infinity)
    draw(range, toRangeChoice(isTurned ? { min: max, max: min } : { min, max }, range.ends))
  }
}

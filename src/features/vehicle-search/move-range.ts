import { readAmount } from '@/domain/search/amount'
import { moveHandle, type RangeChoice, type RangeEnds, toRangeChoice } from '@/domain/search/range-choice'
import { formatSliderValue, toShare } from '@/ui/pages/search-results/range-words'

type End = keyof RangeChoice

/** The two sliders of a range, and the two form fields below them. */
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

/** Moves both thumbs to a choice, with the bar between them and their accessible values. */
function draw({ track, sliders, ends }: Range, choice: RangeChoice): void {
  const words = { prefix: track.dataset.prefix ?? '', suffix: track.dataset.suffix ?? '', isPlain: track.dataset.plain !== undefined }
  for (const end of ['min', 'max'] as const) {
    sliders[end].value = String(choice[end])
    sliders[end].ariaValueText = formatSliderValue(choice[end], words)
  }
  const low = toShare(choice.min, ends)
  track.style.setProperty('--low', String(low))
  track.style.setProperty('--high', String(toShare(choice.max, ends)))
  // Where both are at the upper end, only the lower one can move.
  sliders.min.style.zIndex = low > 0.5 ? '2' : ''
}

/**
 * Handles a moved thumb: it stops before the other one and fills in its field. At its end the field is empty, which means no limit
 * (SRCH-19).
 */
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

/** Moves the thumbs after the fields of a range have changed, by typing or with new results. */
export function followFields(form: HTMLFormElement): void {
  for (const track of form.querySelectorAll<HTMLElement>('[data-range]')) {
    const range = readRange(track)
    if (!range) continue
    // An empty field means no limit.
    const [min, max] = [readAmount(range.fields.min.value), readAmount(range.fields.max.value)]
    const isTurned = (min ?? 0) > (max ?? Infinity)
    draw(range, toRangeChoice(isTurned ? { min: max, max: min } : { min, max }, range.ends))
  }
}

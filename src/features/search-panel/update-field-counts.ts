import { groupThousands } from '@/domain/numbers/figures'
import type { PanelResponse } from '@/domain/search/panel-query'

/** The count at the end of an option's label. */
const COUNT = / \([\d,]+\)$/

const selectOf = (form: HTMLFormElement, name: string): HTMLSelectElement | null => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLSelectElement ? field : null
}

/** Unescapes a form value; the response's values are plain. */
const toPlain = (value: string) => value.replace(/\\(.)/g, '$1')

function updateOption(option: HTMLOptionElement | HTMLInputElement, counts: ReadonlyMap<string, number>, isChosen: boolean): void {
  const count = counts.get(toPlain(option.value)) ?? 0
  option.disabled = count === 0 && !isChosen
  if (option instanceof HTMLOptionElement) option.text = option.text.replace(COUNT, ` (${groupThousands(String(count))})`)
}

/** Replaces the model options with those of the chosen make; the first, empty option stays. */
function fillModels(form: HTMLFormElement, models: PanelResponse['lists']['model']): void {
  const select = selectOf(form, 'model')
  if (!select) return
  const { value, dataset } = select
  const isCounted = dataset.counted !== undefined
  select.length = 1
  for (const [model, count] of [...models].sort(([one], [other]) => one.localeCompare(other))) {
    select.add(new Option(isCounted ? `${model} (${groupThousands(String(count))})` : model, model.replace(/[\\,]/g, '\\$&')))
  }
  select.value = value
  if (select.selectedIndex < 0) select.selectedIndex = 0
  select.disabled = select.length < 2
}

/** Updates every field to the counts: appends them to the labels and disables values without vehicles. */
export function updateFieldCounts(form: HTMLFormElement, { lists }: PanelResponse): void {
  fillModels(form, lists.model)
  for (const [name, pairs] of Object.entries(lists)) {
    const counts = new Map(pairs)
    for (const field of form.querySelectorAll(`select[name=${name}], input[name=${name}]`)) {
      if (field instanceof HTMLInputElement && field.value) updateOption(field, counts, field.checked)
      if (!(field instanceof HTMLSelectElement)) continue
      for (const option of field.options) if (option.value) updateOption(option, counts, option.selected)
    }
  }
}

/** Clears the model when the make changes, before anything is counted. */
export function clearModel(form: HTMLFormElement): void {
  const select = selectOf(form, 'model')
  if (select) select.selectedIndex = 0
}

/** Disables prices that would make the minimum exceed the maximum (SRCH-19). */
export function disableCrossingPrices(form: HTMLFormElement): void {
  const [from, to] = [selectOf(form, 'price_min'), selectOf(form, 'price_max')]
  if (!from || !to) return
  for (const option of from.options) option.disabled = Number(option.value) >= (Number(to.value) || Infinity)
  for (const option of to.options) option.disabled = option.value !== '' && Number(option.value) <= Number(from.value)
}

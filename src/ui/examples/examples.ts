import { badgeExamples, buttonExamples, chipExamples, linkExamples } from './action-examples'
import type { Example, PrimitiveName } from './example'
import {
  checkboxExamples,
  inputExamples,
  radioExamples,
  selectExamples,
  sliderExamples,
  switchExamples,
  textareaExamples,
} from './field-examples'
import {
  comboboxExamples,
  dialogExamples,
  drawerExamples,
  menuExamples,
  sheetExamples,
  toastExamples,
  tooltipExamples,
} from './overlay-examples'
import {
  accordionExamples,
  alertExamples,
  carouselExamples,
  paginationExamples,
  pictureExamples,
  skeletonExamples,
  tabsExamples,
} from './structure-examples'

/** The states of every primitive, for the workbench page and the accessibility test. */
export const primitiveExamples: Record<PrimitiveName, Example[]> = {
  button: buttonExamples,
  link: linkExamples,
  input: inputExamples,
  textarea: textareaExamples,
  select: selectExamples,
  checkbox: checkboxExamples,
  radio: radioExamples,
  switch: switchExamples,
  slider: sliderExamples,
  combobox: comboboxExamples,
  dialog: dialogExamples,
  sheet: sheetExamples,
  drawer: drawerExamples,
  menu: menuExamples,
  tooltip: tooltipExamples,
  toast: toastExamples,
  tabs: tabsExamples,
  accordion: accordionExamples,
  carousel: carouselExamples,
  pagination: paginationExamples,
  alert: alertExamples,
  badge: badgeExamples,
  chip: chipExamples,
  skeleton: skeletonExamples,
  picture: pictureExamples,
}

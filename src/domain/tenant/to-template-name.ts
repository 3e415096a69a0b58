import { TEMPLATE_NAMES, type TemplateName } from './template'

/**
 * The template that a stored name means (TEN-03). Names are stored as text, so a row may name a template that this release does not have,
 * for example after a rollback: such a site is drawn in the first one.
 */
export function toTemplateName(stored: string): TemplateName {
  return TEMPLATE_NAMES.find((name) => name === stored) ?? TEMPLATE_NAMES[0]
}

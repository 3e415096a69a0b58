import { TEMPLATE_NAMES, type TemplateName } from './template'

/**
 * Returns the template for a stored name (TEN-03). Names are stored as text, so after a rollback one may be unknown to this release. Such a
 * site falls back to the first template.
 */
export function toTemplateName(stored: string): TemplateName {
  return TEMPLATE_NAMES.find((name) => name === stored) ?? TEMPLATE_NAMES[0]
}

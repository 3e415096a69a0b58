import type { TemplateName } from '@/domain/tenant/template'

/** Tailwind utilities. Tailwind decides their order within a list; a second list wins over the first. */
export type Utilities = string | readonly string[]

/** What a component looks like in each template, by part. The part `title` of the look `alert` is the class `alert-title`, its part `self` the class `alert`. */
export type Looks = { name: string; templates: Record<TemplateName, Record<string, Utilities>> }

/**
 * Declares the utilities in which a component differs by template; see docs/decisions/0051. Every template must answer for every part.
 * Components write the class and never import the looks: `npm run generate` turns them into looks.css.
 */
export function defineLooks<Part extends string>(name: string, templates: Record<TemplateName, Record<Part, Utilities>>): Looks {
  return { name, templates }
}

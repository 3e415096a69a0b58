import type { TemplateName } from '@/domain/tenant/template'

/** Tailwind utilities. Within a list Tailwind decides their order; a second list overrides the first. */
export type Utilities = string | readonly string[]

/**
 * The utilities of a component in each template, by part. The part `title` of the look `alert` is the class `alert-title`, its part `self`
 * the class `alert`.
 */
export type Looks = { name: string; templates: Record<TemplateName, Record<string, Utilities>> }

/**
 * Declares the utilities in which a component differs by template; see docs/decisions/0051. Every template must define every part.
 * Components use the class and never import the looks: `npm run generate` compiles them into looks.css.
 */
export function defineLooks<Part extends string>(name: string, templates: Record<TemplateName, Record<Part, Utilities>>): Looks {
  return { name, templates }
}

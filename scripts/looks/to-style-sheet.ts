import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import type { Looks, Utilities } from '@/ui/theme/looks'

const HEAD = `/* Made from the *-looks.ts files by \`npm run generate\`; see docs/decisions/0051. Do not edit. */
@layer components {
`

/** Returns the classes of a look, in the order of their rules. */
export function listClasses({ name, templates }: Looks): string[] {
  return listParts(templates).map((part) => toClass(name, part))
}

/** The part `self` is the class with the look's own name. */
const toClass = (name: string, part: string) => (part === 'self' ? name : `${name}-${part}`)

/** Returns the style sheet of all looks: one rule per part for the templates that share its utilities. */
export function toStyleSheet(looks: readonly Looks[]): string {
  return `${HEAD}${looks.flatMap(toRules).join('')}}\n`
}

function listParts(templates: Looks['templates']): string[] {
  return [...new Set(TEMPLATE_NAMES.flatMap((template) => Object.keys(templates[template])))]
}

function toRules({ name, templates }: Looks): string[] {
  return listParts(templates).flatMap((part) => {
    const byUtilities = new Map<string, TemplateName[]>()
    for (const template of TEMPLATE_NAMES) {
      const utilities = writeUtilities(templates[template][part] ?? '')
      if (utilities !== '') byUtilities.set(utilities, [...(byUtilities.get(utilities) ?? []), template])
    }
    return [...byUtilities].map(([utilities, names]) => `  .${toClass(name, part)}${toCondition(names)} {\n${utilities}  }\n`)
  })
}

function writeUtilities(utilities: Utilities): string {
  return [utilities]
    .flat()
    .map((list) => (list === '' ? '' : `    @apply ${list};\n`))
    .join('')
}

/** Returns a condition without specificity, so that states such as hover and later rules override it like a plain class. */
function toCondition(names: readonly TemplateName[]): string {
  const others = TEMPLATE_NAMES.filter((name) => !names.includes(name))
  if (others.length === 0) return ''
  const [rest] = others
  if (rest && others.length === 1) return `:where(:not([data-template='${rest}'] *))`
  return `:where(${names.map((name) => `[data-template='${name}'] *`).join(', ')})`
}

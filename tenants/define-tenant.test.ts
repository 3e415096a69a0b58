import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/domain/switches/resolve-switches'
import { switchOverridesSchema } from '@/domain/switches/switches'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { defineTenant, type TenantDefinition } from './define-tenant'
import { templates } from './templates'

const yard: TenantDefinition = {
  slug: 'corner-yard',
  name: 'Corner Yard',
  template: 'dealer',
  domains: ['www.corner-yard.example'],
  timeZone: 'Australia/Brisbane',
  theme: { colour: { brand: '#5b1a2e' } },
  switches: { stockCountLabel: 'Caravans' },
  site: { tagline: null, about: null, phone: null, email: null, abn: null, licences: [], acknowledgement: null, legal: [], socials: [] },
}

describe('TEN-05: a tenant is data', () => {
  test('TEN-05: a valid definition is returned unchanged', () => {
    expect(defineTenant(yard)).toBe(yard)
  })

  test.each<[Partial<TenantDefinition>, string]>([
    [{ slug: 'Corner Yard' }, 'the slug is lower-case letters'],
    [{ domains: ['https://corner.example'] }, "'https://corner.example' is no host name"],
    [{ timeZone: 'Australia/Nowhere' }, "'Australia/Nowhere' is no time zone"],
    [{ switches: { hitsPerPage: 0 } }, 'switch hitsPerPage: Give a whole number from 1 to 100.'],
    [{ theme: { colour: { actionInk: '#ffffff' } } }, 'actionInk on action (light) is 1.53, below 4.5: try #'],
  ])('TEN-05, ADM-15: %j is refused: %s', (change, message) => {
    expect(() => defineTenant({ ...yard, ...change })).toThrow(message)
  })

  test('TEN-05: all problems are reported at once', () => {
    expect(() => defineTenant({ ...yard, slug: '', timeZone: '' })).toThrow(/slug.*time zone/)
  })
})

describe('TEN-03: templates', () => {
  test.each(TEMPLATE_NAMES)('TEN-04: the switches of %s are allowed and in force', (name) => {
    const template = templates[name]
    expect(template.name).toBe(name)
    expect(switchOverridesSchema.parse(template.switches)).toStrictEqual(template.switches)
    expect(resolveSwitches({ template: template.switches }).values).toMatchObject(template.switches)
  })

  test.each([
    ['dealer', 'dealer'],
    ['prestige', 'dealer'],
    ['group', 'dealerGroup'],
    ['manufacturer', 'manufacturer'],
  ] as const)('TEN-10: %s is for the site kind %s', (name, kind) => {
    expect(resolveSwitches({ template: templates[name].switches }).values.siteKind).toBe(kind)
  })
})

import type { Name } from './name'

/** Returns the contract tests of a new port, run on the embedded adapter and on the one that calls a service. */
export function planContract(name: Name): Record<string, string> {
  const folder = `tests/contract/${name.kebab}`
  return {
    [`${folder}/describe-${name.kebab}.ts`]: writeContract(name),
    [`${folder}/embedded.test.ts`]: writeEmbeddedContract(name),
    [`${folder}/service.test.ts`]: writeServiceContract(name),
  }
}

function writeContract({ kebab, pascal, camel }: Name): string {
  return `import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ${pascal}Answer, ${pascal}Service } from '@/server/${kebab}/port'

export type Opened${pascal} = { ${camel}: ${pascal}Service; /** The provider's answer to 'known?'. */ known: ${pascal}Answer | null; close: () => Promise<void> }

/** Describes the contract of every provider of ${kebab}. */
export function describe${pascal}(name: string, open: () => Promise<Opened${pascal}>): void {
  describe(\`the contract of ${kebab} on \${name}\`, () => {
    let opened: Opened${pascal}
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('${kebab}: returns a known answer', async () => {
      expect(await opened.${camel}.ask({ text: 'known?' })).toEqual(opened.known)
    })

    test('${kebab}: returns null for an unknown question', async () => {
      expect(await opened.${camel}.ask({ text: 'unknown?' })).toBeNull()
    })
  })
}
`
}

function writeEmbeddedContract({ kebab, pascal, camel }: Name): string {
  return `import { createEmbedded${pascal} } from '@/server/${kebab}/embedded-${kebab}'
import { describe${pascal} } from './describe-${kebab}'

describe${pascal}('no provider', async () => ({ ${camel}: createEmbedded${pascal}(), known: null, close: () => Promise.resolve() }))
`
}

function writeServiceContract({ kebab, pascal, camel }: Name): string {
  return `import { describe } from 'vitest'
import { z } from 'zod'
import { createService${pascal} } from '@/server/${kebab}/service-${kebab}'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describe${pascal} } from './describe-${kebab}'

const question = z.object({ text: z.string() }).strict()
const answer = (asked: unknown) => (question.parse(asked).text === 'known?' ? { text: 'yes' } : null)

describe${pascal}('a provider', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { ${camel}: createService${pascal}(settings), known: { text: 'yes' }, close }
})

describe('a provider that fails', () => {
  describeFailures('${kebab}', { text: 'yes' }, (settings) => createService${pascal}(settings).ask({ text: 'known?' }))
})
`
}

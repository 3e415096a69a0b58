import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const NAMED = /@vitest-environment\s+(\w+)/

/** Marks files that take a minute or longer. If one started last, it would keep one worker busy and leave the others idle. */
const LONG = /^\/\/ @begins-first$/m

/**
 * Runs files with the same environment one after the other, because a worker and its loaded modules are discarded when the environment
 * changes.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, ...readGroup(file) }))
    return sorted.sort((a, b) => a.environment.localeCompare(b.environment) || Number(b.isLong) - Number(a.isLong)).map(({ file }) => file)
  }
}

function readGroup({ moduleId, project }: TestSpecification): { environment: string; isLong: boolean } {
  const text = readFileSync(moduleId, 'utf8')
  return { environment: `${project.name} ${NAMED.exec(text)?.[1] ?? project.config.environment}`, isLong: LONG.test(text) }
}

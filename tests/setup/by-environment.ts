import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const NAMED = /@vitest-environment\s+(\w+)/

/** In a file that takes a minute or longer: begun last, it would keep one worker busy and the others idle. */
const LONG = /^\/\/ @begins-first$/m

/** Files of one environment follow each other: a worker is given up, with all that it has loaded, when the next file wants another one. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, ...readPlace(file) }))
    return sorted.sort((a, b) => a.environment.localeCompare(b.environment) || Number(b.isLong) - Number(a.isLong)).map(({ file }) => file)
  }
}

function readPlace({ moduleId, project }: TestSpecification): { environment: string; isLong: boolean } {
  const text = readFileSync(moduleId, 'utf8')
  return { environment: `${project.name} ${NAMED.exec(text)?.[1] ?? project.config.environment}`, isLong: LONG.test(text) }
}

import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const NAMED = /@vitest-environment\s+(\w+)/

/** Files of one environment follow each other: a worker is given up, with all that it has loaded, when the next file wants another one. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, environment: readEnvironment(file) }))
    return sorted.sort((a, b) => a.environment.localeCompare(b.environment)).map(({ file }) => file)
  }
}

function readEnvironment({ moduleId, project }: TestSpecification): string {
  return `${project.name} ${NAMED.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment}`
}

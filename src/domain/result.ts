/** The outcome of something that can be refused: a value, or the reason as data that a person can act on. */
export type Result<Value, Problem> = { kind: 'ok'; value: Value } | { kind: 'refused'; problem: Problem }

export function ok<Value>(value: Value): { kind: 'ok'; value: Value } {
  return { kind: 'ok', value }
}

export function refused<Problem>(problem: Problem): { kind: 'refused'; problem: Problem } {
  return { kind: 'refused', problem }
}

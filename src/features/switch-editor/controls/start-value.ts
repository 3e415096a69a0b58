import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import type { SwitchType } from '@/domain/switches/switch-type'

const EMPTY: Record<SwitchType['kind'], unknown> = {
  boolean: false,
  integer: '',
  number: '',
  text: '',
  choice: null,
  choices: [],
  texts: [],
  integers: [],
  numbers: [],
  range: ['', ''],
  json: {},
}

function movedLinks(links: unknown): Record<string, unknown> {
  const usual = new Map<string, string>(Object.entries(CONFIG_LINK_DEFAULTS))
  return Object.fromEntries(Object.entries(links ?? {}).filter(([key, target]) => usual.get(key) !== target))
}

/** Returns the initial value when a switch gets its own value: the inherited one, or empty. For links, only the moved ones. */
export function startValue(type: SwitchType, inherited: unknown): unknown {
  if (type.kind === 'json' && type.shape === 'configLinks') return movedLinks(inherited)
  return inherited ?? EMPTY[type.kind]
}

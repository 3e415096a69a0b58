import type { Template } from '@/domain/tenant/template'
import { layout } from './layout'
import { switches } from './switches'
import { tokens } from './tokens'

export const prestige: Template = {
  name: 'prestige',
  label: 'Prestige',
  description: 'Open and unboxed, picture first: for few cars that are worth a long look.',
  tokens,
  layout,
  switches,
}

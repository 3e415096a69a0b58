import type { Template } from '@/domain/tenant/template'
import { layout } from './layout'
import { switches } from './switches'
import { tokens } from './tokens'

export const group: Template = {
  name: 'group',
  label: 'Dealer group',
  description: 'A directory with rules and counts: for many brands and locations in one search.',
  tokens,
  layout,
  switches,
}

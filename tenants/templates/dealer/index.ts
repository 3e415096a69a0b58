import type { Template } from '@/domain/tenant/template'
import { layout } from './layout'
import { switches } from './switches'
import { tokens } from './tokens'

export const dealer: Template = {
  name: 'dealer',
  label: 'Dealer',
  description: 'Dense and boxed, price first: for yards with many cars and a loud action.',
  tokens,
  layout,
  switches,
}

import type { Template } from '@/domain/tenant/template'
import { layout } from './layout'
import { switches } from './switches'
import { tokens } from './tokens'

export const manufacturer: Template = {
  name: 'manufacturer',
  label: 'Manufacturer',
  description: 'A gallery, one car and one sentence at a time: for a brand with its range and its dealers.',
  tokens,
  layout,
  switches,
}

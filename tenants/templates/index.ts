import type { Template, TemplateName } from '@/domain/tenant/template'
import { dealer } from './dealer'
import { group } from './group'
import { manufacturer } from './manufacturer'
import { prestige } from './prestige'

/** All templates by name; a missing one fails to compile (TEN-03). */
export const templates: Record<TemplateName, Template> = { dealer, prestige, group, manufacturer }

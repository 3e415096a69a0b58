import type { ComponentType } from 'react'
import type { SidebarVariant } from '@/domain/tenant/template'
import { SidebarColumn } from './sidebar-column'
import { SidebarPanel } from './sidebar-panel'
import type { SidebarProps } from './sidebar-props'

/** The sidebar of each variant. A variant without a view fails to compile. */
export const sidebarVariants: Record<SidebarVariant, ComponentType<SidebarProps>> = { panel: SidebarPanel, column: SidebarColumn }

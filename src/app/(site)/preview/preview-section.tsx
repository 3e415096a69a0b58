'use server'

import type { ReactNode } from 'react'
import { z } from 'zod'
import type { RenderedBlock } from '@/features/live-preview/page-preview'
import { findSectionPreview, readSectionBlocks } from '@/server/content/section-preview'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { drawTypedBlocks } from '@/app/(site)/preview/draw-typed-blocks'
import { SectionBlocks } from '@/app/(site)/preview/section-blocks'

// Anybody can call a server action with any arguments: trust only the ticket.
const boundSection = z.object({ tenant: z.string(), section: z.number(), ticket: z.string() })

async function readBound(bound: unknown) {
  const { data: asked } = boundSection.safeParse(bound)
  const tenant = asked ? await findDraftTenant(asked.tenant) : null
  if (!asked || !tenant) return null
  const now = readClock()
  const preview = await findSectionPreview({ ticket: asked.ticket, id: asked.section, tenant }, now)
  return preview && { ...preview, tenant, now, facts: await readPageFacts(tenant, '/', now) }
}

/** Renders unsaved blocks of a shared section as a site draws them, for a ticket of staff who may read the section (EDT-24, SEC-08). */
export async function previewSectionBlocks(bound: unknown, asked: unknown): Promise<RenderedBlock[]> {
  const read = await readBound(bound)
  if (!read || read.isOfGroup) return []
  const { tenant, now, facts, viewer } = read
  return drawTypedBlocks(asked, { tenant, now, facts, user: viewer.user })
}

/** Renders a group's section on one of its sites with unsaved own values, for a ticket of that site's staff (EDT-25, SEC-08). */
export async function previewSection(bound: unknown, ownValues: unknown): Promise<ReactNode> {
  const read = await readBound(bound)
  if (!read?.isOfGroup) return null
  const { tenant, now, facts, viewer, section } = read
  const blocks = await readSectionBlocks(section, tenant.id, ownValues)
  return <SectionBlocks blocks={blocks} tenant={tenant} now={now} facts={facts} user={viewer.user} />
}

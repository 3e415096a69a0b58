import { createHash } from 'node:crypto'
import { isVendorOrigin, writeSitePolicy } from '@/domain/http/content-security-policy'
import { readHosting } from '../routing/hosting'
import { processGlobal } from './process-global'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Blocks of data never run, so no policy asks for them. */
const DATA = /\stype="application\/(?:ld\+)?json"/i
const VENDORS = /^(?:<!doctype html>)?<html[^>]*\sdata-vendors="([^"]*)"/i

export const hashScript = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function listInlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '', text = '']) => text !== '' && !DATA.test(attributes))
  return [...new Set(scripts.map(([, , text = '']) => hashScript(text)))]
}

/** Origins at which the admin is open, which may frame a site: the base domain, and on a desk this machine by name and address. */
export function listAdminOrigins(): string[] {
  const { baseDomain, scheme, port } = readHosting()
  const hosts = baseDomain === 'localhost' ? ['localhost', '127.0.0.1'] : [baseDomain]
  return hosts.map((host) => `${scheme}://${host}${port === null ? '' : `:${port}`}`)
}

/**
 * The Content-Security-Policy of a finished page (SEC-09): its own inline scripts by hash, and the vendors that its tenant's settings name, which the page
 * carries on its root element.
 */
export function writePagePolicy(html: string): string {
  const vendors = (VENDORS.exec(html)?.[1] ?? '').split(' ').filter(isVendorOrigin)
  const isHttps = readHosting().scheme === 'https'
  return writeSitePolicy({ inline: { hashes: listInlineHashes(html) }, vendors, framedBy: listAdminOrigins(), isHttps })
}

/** Gives the page cache, which is no part of any bundle, the policy of a page. */
export function providePagePolicy(): void {
  processGlobal<typeof writePagePolicy>('forecourt.page-policy').value = writePagePolicy
}

import { createHash } from 'node:crypto'
import { isVendorOrigin, writeSitePolicy } from '@/domain/http/content-security-policy'
import { readHosting } from '../routing/hosting'
import { processGlobal } from './process-global'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Data blocks never run, so the policy does not list them. */
const DATA = /\stype="application\/(?:ld\+)?json"/i
const VENDORS = /^(?:<!doctype html>)?<html[^>]*\sdata-vendors="([^"]*)"/i

export const hashScript = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function listInlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '', text = '']) => text !== '' && !DATA.test(attributes))
  return [...new Set(scripts.map(([, , text = '']) => hashScript(text)))]
}

/** Returns the admin's origins, which may frame a site: the base domain, and locally this machine by name and address. */
export function listAdminOrigins(): string[] {
  const { baseDomain, scheme, port } = readHosting()
  const hosts = baseDomain === 'localhost' ? ['localhost', '127.0.0.1'] : [baseDomain]
  return hosts.map((host) => `${scheme}://${host}${port === null ? '' : `:${port}`}`)
}

/**
 * Returns the Content-Security-Policy of a finished page (SEC-09): the hashes of its inline scripts, and its tenant's vendors, which are on
 * the page's root element.
 */
export function writePagePolicy(html: string): string {
  const vendors = (VENDORS.exec(html)?.[1] ?? '').split(' ').filter(isVendorOrigin)
  const isHttps = readHosting().scheme === 'https'
  return writeSitePolicy({ inline: { hashes: listInlineHashes(html) }, vendors, framedBy: listAdminOrigins(), isHttps })
}

/** Gives the page cache, which is not part of any bundle, the function that writes a page's policy. */
export function providePagePolicy(): void {
  processGlobal<typeof writePagePolicy>('forecourt.page-policy').value = writePagePolicy
}

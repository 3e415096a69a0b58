import type { ReactNode } from 'react'
import type { HeaderVariant } from '@/domain/tenant/template'
import type { Tenant } from '@/domain/tenant/tenant'
import { Picture } from '@/ui/primitives/picture/picture'
import { MonogramMark, PeakMark, SunMark } from './marks'
import { splitWordMark, type WordMark } from './word-mark'

export type LogoTenant = Pick<Tenant, 'name' | 'site' | 'layout'>

/** The logo's text colour: 'ink' on light grounds, 'light' on dark ones. */
export type LogoTone = 'ink' | 'light'

type MarkProps = WordMark & { tone: LogoTone; isLarge: boolean }

/** A long second line breaks in two, so that the menu beside it keeps its one row. */
const breaksBesideMenu = (tagline: string) => (tagline.length > 28 ? 'lg:max-w-38 lg:whitespace-normal' : '')

/** Full company names fill several lines: they are smaller, and on a phone have no mark beside them. */
const isCompanyName = (name: string) => name.length > 28
const COMPANY_MARK = 'text-[0.8125rem]/4 [overflow-wrap:anywhere] md:text-base/5 lg:max-w-60'

function YardMark({ name, tagline, tone }: MarkProps) {
  const isCompany = isCompanyName(name)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <SunMark className={`size-[min(2.75rem,48px)] shrink-0 ${isCompany ? 'max-sm:hidden' : ''}`} />
      <span className="min-w-0">
        <span
          className={`block font-extrabold tracking-tight ${isCompany ? COMPANY_MARK : 'text-[1.0625rem]/5 [font-stretch:115%] sm:text-xl/6'} ${tone === 'ink' ? 'text-brand' : ''}`}
        >
          {name}
        </span>
        {tagline && (
          <span
            className={`block truncate text-[0.6875rem]/4 font-semibold max-sm:line-clamp-2 max-sm:whitespace-normal sm:text-xs/4 ${breaksBesideMenu(tagline)} ${tone === 'ink' ? 'text-ink-soft' : 'opacity-75'}`}
          >
            {tagline}
          </span>
        )}
      </span>
    </span>
  )
}

/** Longer names are smaller and tighter, on as many lines as they need. */
const isLongName = (name: string) => name.length > 16
const LONG_MARK =
  'max-w-[min(14rem,48vw)] text-[0.6875rem]/4 tracking-[0.06em] [overflow-wrap:anywhere] text-balance sm:max-w-72 sm:text-[0.8125rem]/4 sm:tracking-[0.1em] md:max-w-80 md:text-base/5'

function ShowroomMark({ name, isLarge }: MarkProps) {
  const short = isLarge
    ? 'text-[min(1.5rem,32px)]/8 tracking-[0.28em]'
    : 'text-[clamp(min(0.75rem,14px),4.2vw,1rem)]/6 tracking-[0.3em] md:text-lg/6'
  return (
    <span className={`flex items-center ${isLarge ? 'gap-4' : 'gap-3'}`}>
      <PeakMark className={`h-[18px] w-[26px] shrink-0 ${isLongName(name) ? 'max-sm:hidden' : ''}`} />
      <span className={`min-w-0 font-medium uppercase ${isLongName(name) ? LONG_MARK : `md:whitespace-nowrap ${short}`}`}>{name}</span>
    </span>
  )
}

function DirectoryMark({ name, tagline, tone }: MarkProps) {
  const size = isCompanyName(name)
    ? `${COMPANY_MARK} max-w-80`
    : 'text-[min(1.125rem,26px)]/[1.12] tracking-wide [font-stretch:125%] md:text-[1.375rem]/6'
  return (
    <span className="flex items-center gap-2 md:gap-3">
      <MonogramMark letter={name.charAt(0)} className={`size-8 shrink-0 md:size-10 ${tone === 'light' ? 'bg-white/10' : ''}`} />
      <span>
        <span className={`block font-extrabold uppercase ${size} ${tone === 'ink' ? 'text-brand' : ''}`}>{name}</span>
        {tagline && (
          <span className="block text-[0.5625rem]/3 font-semibold tracking-[0.18em] uppercase opacity-75 md:text-[0.6875rem]/4">
            {tagline}
          </span>
        )}
      </span>
    </span>
  )
}

function GalleryMark({ name }: MarkProps) {
  const size = isLongName(name) ? LONG_MARK : 'text-[min(1.375rem,27px)]/7 tracking-[0.34em] md:text-[1.625rem]/8 md:whitespace-nowrap'
  return <span className={`font-normal uppercase ${size}`}>{name}</span>
}

const wordMarks: Record<HeaderVariant, (props: MarkProps) => ReactNode> = {
  yard: YardMark,
  showroom: ShowroomMark,
  directory: DirectoryMark,
  gallery: GalleryMark,
}

/** The tenant's logo, or its name in the template's type. Both link to the home page. */
export function Logo({
  tenant,
  tone = 'ink',
  variant = tenant.layout.header,
  isLarge = false,
}: {
  tenant: LogoTenant
  tone?: LogoTone
  variant?: HeaderVariant
  /** For a footer that starts with the logo. Only the prestige logo is larger there. */
  isLarge?: boolean
}) {
  const { logo, tagline } = tenant.site
  const WordMarkView = wordMarks[variant]
  return (
    <a href="/" className="inline-flex min-h-11 min-w-0 items-center rounded-control md:shrink-0">
      {logo ? (
        <Picture
          src={logo.url}
          alt={logo.alt || tenant.name}
          width={logo.width}
          height={logo.height}
          sizes="240px"
          isEager
          className="h-11 w-auto max-w-[200px] object-contain"
        />
      ) : (
        <WordMarkView {...splitWordMark(tenant.name, tagline)} tone={tone} isLarge={isLarge} />
      )}
      <span className="sr-only">, home</span>
    </a>
  )
}

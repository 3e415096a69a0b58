import type { Random } from './random'

/** VINs never have I, O or Q. */
const VIN_ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** The tenth character of a VIN is the model year, repeating every 30 years. */
const VIN_YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

function letters(count: number, random: Random, alphabet = LETTERS): string {
  return Array.from({ length: count }, () => alphabet.charAt(random.int(0, alphabet.length - 1))).join('')
}

function digits(count: number, random: Random): string {
  return String(random.int(0, 10 ** count - 1)).padStart(count, '0')
}

/** Returns a VIN of maker, descriptor, year, plant and serial. The serial makes it unique, so the caller counts it up. */
export function makeVin(wmi: string, year: number, serial: number, random: Random): string {
  const yearCode = VIN_YEARS.charAt((year - 2010 + 30) % 30)
  return `${wmi}${letters(6, random, VIN_ALPHABET)}${yearCode}${letters(1, random)}${String(serial).padStart(6, '0')}`
}

/** Returns a variant's NVIC, such as 'TZR23A'. */
export function makeNvic(year: number, random: Random): string {
  return `${letters(3, random)}${String(year % 100).padStart(2, '0')}${letters(1, random)}`
}

/** Returns a plate in its state's format. */
export function makePlate(state: string, random: Random): string {
  if (state === 'NSW') return `${letters(3, random)}${digits(2, random)}${letters(1, random)}`
  if (state === 'VIC') return `1${letters(2, random)}${digits(1, random)}${letters(2, random)}`
  if (state === 'SA') return `S${digits(3, random)}${letters(3, random)}`
  if (state === 'WA') return `1${letters(3, random)}${digits(3, random)}`
  return `${digits(3, random)}${letters(2, random)}${random.int(1, 9)}`
}

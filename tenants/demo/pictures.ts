import type { DemoPicture } from './content'

/** The wide pictures with a car at the right; the left is free for text. */
export const outdoorHero: DemoPicture = { file: 'hero-4x4-outdoor.webp', alt: 'A sand-coloured four-wheel drive at dawn on an open plain' }
export const studioHero: DemoPicture = { file: 'hero-coupe-dark.webp', alt: 'A red coupe in a dark studio' }

/** A car cut out of its background, for coloured grounds. */
export function cutOut(body: string, colour: 'silver' | 'blue' | 'red'): DemoPicture {
  return {
    file: `${body}-${colour}-front-transparent.webp`,
    alt: `${capitalise(colour)} ${body === 'suv' ? 'SUV' : body}, seen from the front left`,
  }
}

/** A car in the studio. */
export function studio(
  body: string,
  colour: 'white' | 'silver' | 'black' | 'blue' | 'red',
  view: 'front' | 'side' | 'rear' = 'front',
): DemoPicture {
  return {
    file: `${body}-${colour}-${view}.webp`,
    alt: `${capitalise(colour)} ${body === 'suv' ? 'SUV' : body}, ${view === 'side' ? 'side on' : `seen from the ${view}`}`,
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

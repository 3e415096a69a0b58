/** Checks by its file name whether a picture shows a vehicle without background, so that editors need no extra setting. */
export function isCutout(url: string): boolean {
  return url.includes('transparent')
}

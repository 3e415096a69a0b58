/** Whether a picture shows a car without a ground. It is told by the name of its file: who chooses a picture in the admin just chooses a picture. */
export function isCutout(url: string): boolean {
  return url.includes('transparent')
}

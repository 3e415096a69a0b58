import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@scripts/test/find-chromium'
import { nameFilm, nameSpinFrame, SPIN_FRAMES } from './picture-names'
import { SPIN_SIZE, SPINS } from './spins'

/** How long each frame of the spin is shown, in milliseconds. A film is one turn. */
const FRAME_MS = 150
const BITS_PER_SECOND = 700_000

async function readFrames(folder: string, files: readonly string[]): Promise<string[]> {
  const pictures = await Promise.all(files.map((file) => readFile(path.join(folder, file))))
  return pictures.map((picture) => `data:image/webp;base64,${picture.toString('base64')}`)
}

/** Plays the frames on a canvas and records it. Returns the film in base64. */
async function recordFrames(browser: Browser, frames: readonly string[]): Promise<string> {
  const page = await browser.newPage()
  const film = await page.evaluate(
    async ({ sources, width, height, pause, bits }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      const pictures = await Promise.all(sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())))
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: bits })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const ended = new Promise((resolve) => {
        recorder.onstop = resolve
      })
      recorder.start()
      for (const picture of pictures) {
        context?.drawImage(picture, 0, 0, width, height)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      recorder.stop()
      await ended
      const reader = new FileReader()
      const read = new Promise((resolve) => {
        reader.onload = resolve
      })
      reader.readAsDataURL(new Blob(parts))
      await read
      return String(reader.result).replace(/^.*?base64,/, '')
    },
    { sources: frames, ...SPIN_SIZE, pause: FRAME_MS, bits: BITS_PER_SECOND },
  )
  await page.close()
  return film
}

/** Makes a film of every spin that has none yet. */
export async function recordFilms(folder: string, redraws: boolean): Promise<void> {
  const films = SPINS.flatMap(({ body, front, paints }) =>
    paints.map((paint) => ({
      file: path.join(folder, nameFilm(body, front, paint)),
      frames: Array.from({ length: SPIN_FRAMES }, (_, frame) => nameSpinFrame(body, front, paint, frame)),
    })),
  ).filter(({ file }) => redraws || !existsSync(file))
  if (films.length === 0) return
  const browser = await chromium.launch({ chromiumSandbox: false, executablePath: await findChromium() })
  try {
    for (const { file, frames } of films) {
      const film = await recordFrames(browser, await readFrames(folder, frames))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, Buffer.from(film, 'base64'))
      console.log(file)
    }
  } finally {
    await browser.close()
  }
}

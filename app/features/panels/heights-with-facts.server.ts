import { promisify } from 'node:util'
import { gunzip as gunzipCallback } from 'node:zlib'

const gunzip = promisify(gunzipCallback)

/** Heights of pictures that say facts, by what they are made from: nobody measured them before. */
const known = new Map<string, number>()
/** Then it begins again. */
const most = 20_000

/** The height of a drawing. */
export const heightOfSvg = (svg: string): number =>
  Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1]) || 0

/** Remembers how high a picture is: where it is shown next its place is kept. */
export async function rememberHeight(key: readonly unknown[], zipped: Uint8Array): Promise<void> {
  const name = JSON.stringify(key)
  if (known.has(name)) return
  if (known.size >= most) known.clear()
  known.set(name, heightOfSvg((await gunzip(zipped)).toString('utf8')))
}

/** @returns nothing where the picture was not drawn since the start */
export const rememberedHeight = (key: readonly unknown[]): number | undefined =>
  known.get(JSON.stringify(key)) || undefined

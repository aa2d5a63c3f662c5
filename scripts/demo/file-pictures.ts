import { createTheme } from '~/panels/color/create-theme'
import { type Picture, portrait, product } from '~/panels/pictures'
import { renderPanel } from '~/panels/render'
import type { Brand } from '~/panels/types'
import { words } from './load-words'
import { type DemoPicture, scenes } from './load-words/files'

const { brands, pictures } = words.files

/** How wide pictures are, in pixels. */
export const pictureWidth = 560

/** The drawing that a file shows, as SVG. @throws Error for a name that nobody described */
export async function pictureOf(name: string): Promise<string> {
  const shows = pictures[name]
  const brand = brands[shows?.brand ?? '']
  if (!shows || !brand) throw new Error(`there is no picture ${name}`)
  if (shows.panel) return (await renderPanel(shows.panel.id, shows.panel, brand)).svg
  const { svg, viewBox } = drawn(shows, brand)
  const [, , width, height] = viewBox
  const side = pictureWidth / width
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${height * side}" viewBox="${viewBox.join(' ')}">${svg}</svg>`
}

function drawn(shows: DemoPicture, brand: Brand): Picture {
  const { pictures: palette } = createTheme(brand, 'light')
  if (shows.portrait) return portrait(palette, shows.portrait)
  return shows.scene ? scenes[shows.scene](palette) : product(palette, { kind: shows.product })
}

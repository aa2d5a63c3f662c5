/**
 * Draws the pictures of the product's own screens from the panel library: a website for the sign-up
 * and the first page, the walker for what is not found. `tsx scripts/product-pictures.ts`
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { createTheme } from '../app/panels/color/create-theme'
import { wanderer } from '../app/panels/pictures'
import { renderPanel } from '../app/panels/render'
import type { Brand } from '../app/panels/types'
import type { Variant } from '../app/panels/variant'
import { wordsGiven } from './words'

wordsGiven('tsx scripts/product-pictures.ts')

const folder = 'app/components/shell/pictures'
const shop: Brand = { name: 'Marlow & Pine', primary: '#14594a', secondary: '#f28a6d' }
const product: Brand = { name: 'Panelry', primary: '#283f97', secondary: '#fbbb00' }

const website: [id: string, variant: Variant][] = [
  ['header-simple', { orientation: 'left', color: 'light' }],
  ['hero-collage', { orientation: 'left', color: 'grey' }],
  ['shop-row', { orientation: 'left', color: 'light' }],
  ['about-story', { orientation: 'right', color: 'dark' }],
]

/** Panels one below the other, as a page. */
async function drawWebsite(width: number) {
  const drawn = await Promise.all(website.map(([id, variant]) => renderPanel(id, variant, shop)))
  const rows = await Promise.all(
    drawn.map(({ svg }) => sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()),
  )
  let top = 0
  const layers = drawn.map(({ height }, index) => {
    const layer = { input: rows[index], top, left: 0 }
    top += height
    return layer
  })
  const page = await sharp({
    create: { width: 1440, height: top, channels: 3, background: '#fff' },
  })
    .composite(layers)
    .png()
    .toBuffer()
  await sharp(page).resize({ width }).webp({ quality: 80 }).toFile(join(folder, 'website.webp'))
}

async function drawWalker(width: number) {
  const { svg, viewBox } = wanderer(createTheme(product, 'light').pictures)
  const [, , w, h] = viewBox
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${viewBox.join(' ')}">${svg}</svg>`
  await sharp(Buffer.from(source))
    .resize({ width })
    .webp({ quality: 93 })
    .toFile(join(folder, 'walker.webp'))
}

await drawWebsite(1200)
await drawWalker(1440)

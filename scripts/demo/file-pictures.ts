import { createTheme } from '../../app/panels/color/create-theme'
import * as draw from '../../app/panels/pictures'
import { renderPanel } from '../../app/panels/render'
import type { Brand } from '../../app/panels/types'
import type { Variant } from '../../app/panels/variant'

const brands = {
  hollis: { name: 'Hollis & Reed', primary: '#6b1f2e', secondary: '#d8b48a' },
  tidewater: { name: 'Tidewater Pottery', primary: '#3d5a5b', secondary: '#c98d5e' },
  saltRoom: { name: 'The Salt Room', primary: '#1f4e5f', secondary: '#e2a24c' },
  brightwater: { name: 'Brightwater Dental', primary: '#1d5f8a', secondary: '#7cc6b4' },
  northgate: { name: 'Northgate Running Club', primary: '#2c6b12', secondary: '#fbbb00' },
  harbour: { name: 'Harbour Boatworks', primary: '#23405f', secondary: '#e0703c' },
} as const satisfies Record<string, Brand>
type BrandName = keyof typeof brands

const paletteOf = (brand: BrandName) => createTheme(brands[brand], 'light').pictures
type Palette = ReturnType<typeof paletteOf>
type Draw = (palette: Palette) => draw.Picture

/** Photos and sketches, by the names of their files. */
const drawn: Record<string, [BrandName, Draw]> = {
  'barn-light.png': ['northgate', (palette) => draw.cabin(palette)],
  'celadon-bowl.png': ['tidewater', (palette) => draw.product(palette, { kind: 'bowl' })],
  'bag-07.png': ['hollis', (palette) => draw.product(palette, { kind: 'bag' })],
  'direction-1.png': ['saltRoom', (palette) => draw.coast(palette)],
  'direction-2.png': ['saltRoom', (palette) => draw.aurora(palette)],
  'direction-3.png': ['saltRoom', (palette) => draw.arch(palette)],
  'five-labels.png': ['northgate', (palette) => draw.product(palette, { kind: 'bottle' })],
  'glaze-mood.png': ['tidewater', (palette) => draw.jug(palette)],
  'green-room.png': ['northgate', (palette) => draw.room(palette)],
  'jug-in-use.png': ['tidewater', (palette) => draw.kitchen(palette)],
  'label-on-candle.png': ['hollis', (palette) => draw.product(palette, { kind: 'candle' })],
  'label-on-jar.png': ['hollis', (palette) => draw.product(palette, { kind: 'jar' })],
  'lamplight.png': ['saltRoom', (palette) => draw.product(palette, { kind: 'lamp' })],
  'lockup-street.png': ['brightwater', (palette) => draw.houses(palette)],
  'long-table.png': ['hollis', (palette) => draw.plate(palette)],
  'marit-on-land.png': ['harbour', (palette) => draw.harbour(palette)],
  'mill-road-room.png': ['brightwater', (palette) => draw.bareRoom(palette)],
  'portrait-mood.png': ['brightwater', (palette) => draw.portrait(palette, 'greta')],
  'portrait-osei-1.png': ['brightwater', (palette) => draw.portrait(palette, 'kofi')],
  'portrait-osei-2.png': ['harbour', (palette) => draw.portrait(palette, 'kofi')],
  'quay-row-front.png': ['hollis', (palette) => draw.shopfront(palette)],
  'shelf-04.png': ['tidewater', (palette) => draw.product(palette, { kind: 'vase' })],
  'shop-window.png': ['hollis', (palette) => draw.shopfront(palette)],
  'sign-at-night.png': ['saltRoom', (palette) => draw.terrace(palette)],
  'sketch-on-napkin.png': ['saltRoom', (palette) => draw.cliffs(palette)],
  'slipway-grey.png': ['harbour', (palette) => draw.lake(palette)],
  'stamp-wave.png': ['tidewater', (palette) => draw.dunes(palette)],
}

/** Pages in work, by the names of their files. */
const pages: Record<string, [BrandName, panel: string, Variant]> = {
  'basket-tablet.png': ['harbour', 'shop-row', { orientation: 'left', color: 'light' }],
  'child-sizes.png': ['northgate', 'features-checklist', { orientation: 'left', color: 'grey' }],
  'giving-day.png': ['northgate', 'shop-categories', { orientation: 'left', color: 'light' }],
  'half-marathon-top.png': ['northgate', 'hero-scene', { orientation: 'left', color: 'dark' }],
  'header-dark.png': ['hollis', 'hero-collage', { orientation: 'left', color: 'dark' }],
  'header-grey.png': ['hollis', 'hero-collage', { orientation: 'left', color: 'grey' }],
  'long-table-page.png': ['saltRoom', 'hero-scene', { orientation: 'center', color: 'dark' }],
  'quay-row-page.png': ['hollis', 'location-hours', { orientation: 'left', color: 'light' }],
  'repair-week-phone.png': ['harbour', 'hero-phone-pair', { orientation: 'left', color: 'grey' }],
  'template-parts.png': ['northgate', 'features-icons', { orientation: 'left', color: 'light' }],
  'timetable-phone.png': ['tidewater', 'hero-phone-pair', { orientation: 'right', color: 'light' }],
}

/** How wide pictures are, in pixels. */
export const pictureWidth = 560

/** The drawing that a file shows, as SVG. @throws Error for a name that nobody drew */
export async function pictureOf(name: string): Promise<string> {
  const page = pages[name]
  if (page) {
    const [brand, panel, variant] = page
    return (await renderPanel(panel, variant, brands[brand])).svg
  }
  const [brand, draws] = drawn[name] ?? []
  if (!brand || !draws) throw new Error(`there is no picture ${name}`)
  const { svg, viewBox } = draws(paletteOf(brand))
  const [, , width, height] = viewBox
  const side = pictureWidth / width
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${height * side}" viewBox="${viewBox.join(' ')}">${svg}</svg>`
}

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { edgeOfPixels } from '~/panels/color/edge-of-pixels'
import { printPage } from '~/panels/html'
import { renderPanel } from '~/panels/render'
import type { Brand } from '~/panels/types'

const letters = (color: string, behind = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${behind}<path fill="${color}" d="M20 20h60v60h-60zM120 20h60v60h-60zM220 20h160v60h-160z"/></svg>`

/** A brand with an uploaded logo, as `brandForDrawing` makes it. */
async function brandWith(svg: string): Promise<Brand> {
  const png = sharp(Buffer.from(svg))
  const { data, info } = await png.clone().raw().toBuffer({ resolveWithObject: true })
  const dataUri = `data:image/png;base64,${(await png.png().toBuffer()).toString('base64')}`
  const logo = {
    dataUri,
    width: info.width,
    height: info.height,
    edge: edgeOfPixels(data, info.width),
  }
  return { name: 'Kettingwerk', primary: '#1b2a4a', secondary: '#f08a24', logo }
}

const dark = await brandWith(letters('#1b2a4a'))
const white = await brandWith(letters('#ffffff'))
const whiteOnDisc = await brandWith(
  letters('#ffffff', '<rect x="4" y="4" width="392" height="92" rx="20" fill="#2563eb"/>'),
)
const ofPaper = await brandWith(letters('#1b2a4a', '<rect width="400" height="100" fill="#fff"/>'))

/** Logos without what was measured of them are drawn as they are. */
const unmeasured = ({ logo, ...brand }: Brand): Brand => ({
  ...brand,
  ...(logo && { logo: { dataUri: logo.dataUri, width: logo.width, height: logo.height } }),
})

const drawing = async (panel: string, color: 'dark' | 'light', brand: Brand) =>
  (await renderPanel(panel, { orientation: 'left', color }, brand)).svg

const page = (panel: string, color: 'dark' | 'light', brand: Brand) => {
  const { html, css } = printPage({
    sections: [{ panel, orientation: 'left', color }],
    brand,
    title: 'Home',
    linkTo: () => undefined,
  })
  return html + css
}

describe('an uploaded logo', () => {
  it.each([
    ['dark', 'dark', dark],
    ['white', 'light', white],
  ] as const)('has a plate where it is %s on a %s ground', async (_, color, brand) => {
    for (const panel of ['header-simple', 'footer-minimal', 'login-split']) {
      expect(await drawing(panel, color, brand)).not.toBe(
        await drawing(panel, color, unmeasured(brand)),
      )
      expect(page(panel, color, brand)).not.toBe(page(panel, color, unmeasured(brand)))
    }
  })

  it.each([
    ['dark', 'light', dark],
    ['white', 'dark', white],
    ['white on a disc', 'light', whiteOnDisc],
    ['white on a disc', 'dark', whiteOnDisc],
    ['dark on paper of its own', 'light', ofPaper],
    ['dark on paper of its own', 'dark', ofPaper],
  ] as const)('is drawn as it is where it is %s on a %s ground', async (_, color, brand) => {
    expect(await drawing('header-simple', color, brand)).toBe(
      await drawing('header-simple', color, unmeasured(brand)),
    )
    expect(page('header-simple', color, brand)).toBe(
      page('header-simple', color, unmeasured(brand)),
    )
  })

  it('has a white plate on the deep color of a footer, and on phones', async () => {
    // The letters of the footer are white too.
    const whiteParts = async (brand: Brand) =>
      (await drawing('footer-deep', 'light', brand)).match(/fill="#fff(fff)?"/g)?.length ?? 0
    expect(await whiteParts(dark)).toBe((await whiteParts(unmeasured(dark))) + 1)
    expect(page('footer-deep', 'light', white)).toBe(
      page('footer-deep', 'light', unmeasured(white)),
    )
    const phone = /class="phone".*?<img/s.exec(page('header-simple', 'dark', dark))?.[0]
    expect(phone).not.toBe(
      /class="phone".*?<img/s.exec(page('header-simple', 'dark', unmeasured(dark)))?.[0],
    )
  })

  it('has a plate over a photograph in any case, dark where it is white', async () => {
    const color = (brand: Brand) => page('header-over-photo', 'light', brand)
    expect(color(white)).not.toBe(color(unmeasured(white)))
    expect(color(dark)).toBe(color(unmeasured(dark)))
  })

  it('is whole where a phone has less room for it', () => {
    expect(page('footer-large-logo', 'light', dark)).toContain('object-fit:contain')
  })
})

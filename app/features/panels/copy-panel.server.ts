import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages, panelLayers, panels } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { namedControls } from '~/messages/named-controls'
import { createTheme } from '~/panels/color/create-theme'
import { type Brand, orientations, type PanelColor, panelColors } from '~/panels/types'
import type { Actor } from '~/permissions/vocabulary'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { paintBrand } from '~/platform/svg/colors'
import { SvgRefused } from '~/platform/svg/refused'
import { brandForDrawing } from './brand-for-drawing.server'
import { insertPanel } from './create-panel.server'
import { drawBuiltIn } from './draw-built-in.server'
import { readPanelFile, uploadedSvg } from './panel-files.server'
import type { NewImage } from './read-images.server'
import {
  type PanelRow,
  requireCategoryOf,
  requirePanel,
  requirePanelManager,
} from './require-panel.server'
import { neutralBrand, sampleLogo } from './sample-brand.server'
import { storeImages, writeImages } from './write-images.server'

/**
 * A drawn panel as an SVG that takes any brand: what acts and what accents in the colors it was
 * drawn with becomes the brand's variables, its logo a box for the logo. Tints and pictures, which
 * the product works out of the colors, stay as they were drawn.
 *
 * @param svg drawn in `brand`, which has a logo
 */
function withBrandSlots(svg: string, brand: Brand, color: PanelColor): string {
  const theme = createTheme(brand, color)
  const primary = new Set([brand.primary, theme.action, theme.deep])
  const secondary = new Set([brand.secondary, theme.accent])
  const painted = paintBrand(svg, (found) =>
    primary.has(found) ? 'primary' : secondary.has(found) ? 'secondary' : null,
  )
  const logo = brand.logo?.dataUri
  return logo
    ? painted.replace(/<image\b[^>]*>/g, (image) =>
        image.includes(logo) ? image.replace('<image', '<image data-brand="logo"') : image,
      )
    : painted
}

/**
 * Copies a panel into an uploaded one beside it: for a built-in panel the nine drawings with the brand's
 * places kept, for another one its pictures. Every picture of the copy can be replaced.
 *
 * @returns the id of the copy
 * @throws DomainError 403, 404; `panel-not-drawn` (409)
 */
export async function copyPanel(
  actor: Actor,
  { id, idempotencyKey }: { id: string; idempotencyKey?: IdempotencyKey | undefined },
): Promise<string> {
  requirePanelManager(actor)
  const panel = requirePanel(db, id)
  const images = panel.builtIn ? await drawings(panel) : await uploads(panel)
  let copy = ''
  const owner = actor.kind === 'member' ? actor.id : ''
  await storeImages(images, owner, (stored) =>
    transaction((tx) => {
      let written = false
      copy = idempotent(tx, untilDeleted(panels, idempotencyKey), () => {
        const { name, categoryId, columns, keywords, shortcode, css, alt, enabled } = requirePanel(
          tx,
          id,
        )
        requireCategoryOf(tx, categoryId)
        const facts = { categoryId, columns, keywords, shortcode, css, alt, enabled }
        const made = insertPanel(tx, { ...facts, name: copyName(name) }, actor.id)
        emit(tx, actor, panelEvents.created, { subjectId: made, details: { copyOf: id } })
        writeImages(tx, made, stored, actor)
        copyLayers(tx, id, made)
        written = true
        return made
      })
      // If it was sent twice, the first copy stays and these files belong to nobody.
      return written ? [] : stored.map(({ file }) => file)
    }),
  )
  return copy
}

function copyLayers(tx: Tx, from: string, to: string): void {
  const layers = tx.select().from(panelLayers).where(eq(panelLayers.panelId, from)).all()
  const copies = layers.map((layer) => ({ ...layer, panelId: to, version: 1 }))
  if (copies.length > 0) tx.insert(panelLayers).values(copies).run()
}

const copyName = (name: string) => namedControls.copy([...name].slice(0, 90).join(''))

async function drawings({ id }: PanelRow): Promise<NewImage[]> {
  const unsaid = {
    story: null,
    facts: null,
    corners: 'round',
    typeface: 'modern',
    createdAt: 0,
  } as const
  const row = { id: '', ...neutralBrand, logo: sampleLogo, ...unsaid }
  const brand = await brandForDrawing(row)
  const variants = orientations.flatMap((orientation) =>
    panelColors.map((color) => ({ orientation, color })),
  )
  return Promise.all(
    variants.map(async (variant) => {
      try {
        const drawn = await drawBuiltIn({ panelId: id, variant, brand })
        const { svg, width, height } = cleanSvg(withBrandSlots(drawn, brand, variant.color))
        const bytes = Buffer.from(svg)
        return { ...variant, form: 'svg' as const, bytes, width, height, svgText: svg }
      } catch (error) {
        if (error instanceof SvgRefused) throw new DomainError('panel-not-drawn', 409)
        throw error
      }
    }),
  )
}

function uploads({ id }: PanelRow): Promise<NewImage[]> {
  const rows = db.select().from(panelImages).where(eq(panelImages.panelId, id)).all()
  return Promise.all(
    rows.map(async (row) => {
      const { orientation, color, form, width, height } = row
      const svgText = form === 'svg' ? await uploadedSvg(row) : null
      const bytes = svgText === null ? await readPanelFile(row.file) : Buffer.from(svgText)
      return { orientation, color, form, width, height, bytes, svgText }
    }),
  )
}

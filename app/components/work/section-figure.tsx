import { SectionPicture } from '~/components/ui/section-picture'
import { pinMessages as say } from '~/messages/request-pins'
import type { Orientation, PanelColor } from '~/panels/types'
import { panelThumbPath } from '~/panels/url'

export type Figure = {
  panelId: string
  orientation: Orientation
  color: PanelColor
  words: string | null
  /** Name of the panel; null when it no longer exists. */
  name: string | null
  revision: string
  height: number
}

/** A section as a small picture; words where it has none. */
export function SectionFigure({ figure, brandId }: { figure: Figure; brandId: string }) {
  const { name, height } = figure
  return name === null || height === 0 ? (
    <p className="section-missing">{name === null ? say.panelGone : say.noPicture}</p>
  ) : (
    <SectionPicture
      src={panelThumbPath(figure, brandId, 960)}
      name={name}
      height={height}
      natural={figure.words !== null}
    />
  )
}

import {
  closeUp,
  coast,
  desk,
  harbour,
  hearth,
  mirrored,
  type Picture,
  type PicturePalette,
  shopfront,
  surgery,
  workshop,
} from '../../../pictures'
import type { Orientation } from '../../../types'

/** What fills the middle of a scene stands beside the words when one goes nearer. */
function beside(scene: Picture, o: Orientation): Picture {
  if (o === 'center') return scene
  return closeUp(scene, { x: o === 'left' ? 0.42 : 0.58, y: 0.5, zoom: 1.19 })
}

const turned = (scene: Picture): Picture => ({
  ...scene,
  svg: mirrored(scene.svg, scene.viewBox[2]),
})

type Draw = (p: PicturePalette, o: Orientation, mirror: boolean) => Picture

/** What a page may open with until there is a photograph. */
export const scenes = {
  coast: (p, _, mirror) => coast(p, { mirror }),
  desk: (p, o, mirror) => beside(desk(p, { mirror }), o),
  harbour: (p, _, mirror) => harbour(p, { mirror }),
  hearth: (p, o) => beside(hearth(p), o),
  shopfront: (p, o, mirror) => beside(shopfront(p, { mirror }), o),
  surgery: (p, _, mirror) => (mirror ? surgery(p) : turned(surgery(p))),
  workshop: (p, _, mirror) => workshop(p, { mirror }),
} satisfies Record<string, Draw>

export type Scene = keyof typeof scenes

export const overPhotoContent = {
  menu: ['Courses', 'Boats', 'Skippers', 'Tides', 'Boathouse'],
  phone: '+353 23 555 0119',
  button: 'Book a week',
  title: 'Learn to sail in six days',
  lead: 'On Monday you tie a bowline, on Saturday you round Grey Head. Four people and one skipper in each boat.',
  action: 'See the six days',
  scene: 'coast' as Scene,
}

export { dusk, type PicturePalette } from '../color/picture-palette'
export { arch } from './arch'
export { aurora } from './aurora'
export { type CoverMotif, cover } from './cover'
export { closeUp } from './crop'
export { dunes } from './dunes'
export { type GroupItem, group } from './group'
export { houses } from './houses'
export { lake } from './lake'
export { type MapOptions, type MapPoint, map } from './map'
export { plate } from './plate'
export { type PersonName, portrait } from './portrait'
export { type Backdrop, type ProductKind, type ProductOptions, product } from './products'
export { room } from './room'
export { shopfront } from './shopfront'
export { type StillLifeMotif, stillLife } from './still-life'
export { street } from './street'
export {
  mirrored,
  mirrored,
  type Picture,
  type Picture,
  panned,
  panned,
  withoutBlur,
  withoutBlur,
} from './svg'
export { tower, tower } from './tower'
export { valley, valley } from './valley'
export { wanderer } from './wanderer'
export { workshop } from './workshop'

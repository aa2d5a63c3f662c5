export type { LinkFinder } from './links'
export {
  type Page,
  type PageSection,
  printHalves,
  printPage,
} from './print-page'
export { type PanelSection, printSection } from './print-section'
export type { UploadedPicture } from './uploaded'

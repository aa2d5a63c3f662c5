export type { LinkFinder } from './links'
export type { PageHead } from './page-head'
export type { Photos } from './photos'
export { cssOf, type SheetRules } from './print/sheet'
export { type FileOf, type PageFile, printFile } from './print-file'
export {
  type Marked,
  type Page,
  type PageNotice,
  type PageSection,
  printHalves,
  printPage,
} from './print-page'
export { type PanelSection, printSection } from './print-section'
export type { UploadedPicture } from './uploaded'

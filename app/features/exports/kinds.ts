/** Kinds of downloads; see the table `exports`. */
export const exportKinds = [
  'page_pdf',
  'project_pdf',
  'section_png',
  'section_png_double',
  'section_svg',
  'website_zip',
] as const
export type ExportKind = (typeof exportKinds)[number]

/** Whether a kind is a document of pages. */
export const isPdf = (kind: ExportKind) => kind === 'page_pdf' || kind === 'project_pdf'

/** Whether a kind is of all pages of a project. */
export const isOfProject = (kind: ExportKind) => kind === 'project_pdf' || kind === 'website_zip'

/** Whether a kind is one picture. */
export const isPicture = (kind: ExportKind) => kind.startsWith('section_')

/** What a kind is counted as in the statistics. */
export const countedAs = (kind: ExportKind): 'pdf' | 'picture' | 'website' =>
  kind === 'website_zip' ? 'website' : isPdf(kind) ? 'pdf' : 'picture'

/** File name endings, without the dot. */
export const endings: Record<ExportKind, string> = {
  page_pdf: 'pdf',
  project_pdf: 'pdf',
  section_png: 'png',
  section_png_double: 'png',
  section_svg: 'svg',
  website_zip: 'zip',
}

/** Kinds of downloads; see the table `exports`. */
export const exportKinds = ['page_pdf', 'project_pdf', 'section_png', 'section_svg'] as const
export type ExportKind = (typeof exportKinds)[number]

/** Whether a kind is a document of pages; the others are one picture. */
export const isPdf = (kind: ExportKind) => kind === 'page_pdf' || kind === 'project_pdf'

/** File name endings, without the dot. */
export const endings: Record<ExportKind, string> = {
  page_pdf: 'pdf',
  project_pdf: 'pdf',
  section_png: 'png',
  section_svg: 'svg',
}

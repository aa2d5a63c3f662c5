import { withArticle } from './files'

type Values = Record<string, string | number>

/** Sentences of the SVG converter. */
export const convertMessages = {
  title: 'Convert',
  lead: 'Turn SVG files into PNG, JPEG or PDF, or into clean SVG files that take a project’s colors.',
  drop: 'Drop SVG files here, or choose them',
  forms: 'What you can get',
  takenTitle: 'What is removed',
  takenLead:
    'Scripts, event handlers, web content (foreignObject), links, animations, references to other files and effects that pictures cannot show. What was removed from each file is listed. Files that cannot be used are skipped; the others are converted.',
  taken: (what: string) => `Removed: ${what}.`,
  clean: 'Nothing visible had to be removed.',
  unseen: (what: string) => `Left out, because browsers don’t draw it: ${what}.`,
  refusedTitle: (n: number) => (n === 1 ? '1 file cannot be used' : `${n} files cannot be used`),
  files: 'Files',
  filesHint:
    'One or more SVG files (.svg or .svgz), up to 3 MB each. They are kept for an hour, and only you can see them.',
  colors: 'Colors',
  colorsLead:
    'Choose which colors become brand colors. They are drawn in the two colors below; in a clean SVG they also stay open, so a panel takes the colors of its project.',
  noColors: 'These files have no colors that a brand could replace.',
  moreColors: (n: number) => `${n} rarer colors stay as they are.`,
  places: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  svgHint: 'Scripts removed, in your colors, ready for brand colors.',
  pngHint: 'A picture that keeps transparency.',
  jpegHint: 'A picture on a solid background.',
  pdfHint: 'A picture on one page the size of the drawing, at double resolution; no vectors.',
  scaleHint: 'Of the file’s own size.',
  widthHint: 'In pixels. If set, it replaces the scale.',
  qualityHint: '1 to 100. Only for JPEG.',
  backgroundHint: 'Behind transparent areas. Only for JPEG.',
  gone: 'These files are no longer here: they are kept for an hour. Please choose them again.',
  waitRead: 'Reading and cleaning the files.',
  waitFile: 'Drawing the files. The download starts automatically.',
  result: (n: number) => (n === 1 ? 'You get one file.' : `You get ${n} files in one ZIP.`),
  cleanSVG: 'Clean SVG',
  png: 'PNG',
  jpeg: 'JPEG',
  pdf: 'PDF',
  otherFiles: 'Other files',
  resultLabel: 'Result',
  scaleOfAPicture: 'Scale of a picture',
  widthOfAPicture: 'Width of a picture',
  quality: 'Quality',
  background: 'Background',
  convertAndDownload: 'Convert and download',
  leave: 'Leave',
  continue: 'Continue',
  multipleFiles: (n: number) => `${n} files`,
  svgFiles: 'SVG files',
  becomesOf: (color: string) => `What ${color} becomes`,
} as const

/** Sentences of the converter's errors; part of `errors.ts`. */
export const convertErrors: Record<string, string | ((v: Values) => string)> = {
  'convert-missing': 'Please choose at least one SVG file.',
  'convert-many': (v) => `Up to ${v.most} files can be converted at once.`,
  'convert-type': (v) =>
    v.found
      ? `This is ${withArticle(v.found)}; the converter only takes SVG.`
      : 'This isn’t an SVG; the converter only takes SVG.',
  'convert-refused': (v) => String(v.list),
  'convert-too-large': (v) =>
    `This would make a picture of ${v.width} × ${v.height} pixels, which is too large.`,
  'convert-gone': convertMessages.gone,
  'convert-failed': 'This file can’t be drawn. You can still download the cleaned SVG.',
}

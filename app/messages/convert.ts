import { withArticle } from './files'

type Values = Record<string, string | number>

/** Sentences of the SVG converter. */
export const convertMessages = {
  title: 'Convert',
  lead: 'Turn SVG files into PNG, JPEG or PDF, or into clean SVG files that take the colours of a project.',
  drop: 'Drop SVG files here, or choose them',
  forms: 'What you can get',
  takenTitle: 'What is taken out',
  takenLead:
    'Scripts, event handlers, web content (foreignObject), links, animations, references to other files and effects that pictures cannot show. What was taken out of which file is listed. A file that cannot be used is left aside; the others go on.',
  taken: (what: string) => `Taken out: ${what}.`,
  clean: 'Nothing that is drawn had to be taken out.',
  unseen: (what: string) => `Left out, because no browser draws it: ${what}.`,
  refusedTitle: (n: number) => (n === 1 ? '1 file cannot be used' : `${n} files cannot be used`),
  files: 'Files',
  filesHint:
    'One or several SVG files (.svg or .svgz), at most 3 MB each. They are kept for an hour, for you alone.',
  colours: 'Colours',
  coloursLead:
    'Choose which colours become those of a brand. They are drawn in the two colours below; in a clean SVG they also stay open, so that a panel takes the colours of its project.',
  noColours: 'There are no colours in these files that a brand could replace.',
  moreColours: (n: number) => `${n} rarer colours stay as they are.`,
  places: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  svgHint: 'Without what acts, in the colours you choose, with the places for a brand.',
  pngHint: 'A picture; what is transparent stays so.',
  jpegHint: 'A picture on a ground of one colour.',
  pdfHint: 'A picture on one page of the size of the drawing, at twice its pixels; no vectors.',
  scaleHint: 'Of the size that the file itself has.',
  widthHint: 'In pixels. Where it is given it counts instead of the scale.',
  qualityHint: '1 to 100. Only for JPEG.',
  backgroundHint: 'Behind what is transparent. Only for JPEG.',
  gone: 'These files are no longer here: they are kept for an hour. Please choose them again.',
  waitRead: 'The files are read and cleaned.',
  waitFile: 'The files are drawn. The download starts by itself.',
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
  severalFiles: (n: number) => `${n} files`,
  svgFiles: 'SVG files',
  becomesOf: (color: string) => `What becomes of ${color}`,
} as const

/** Sentences of the converter's faults; part of `errors.ts`. */
export const convertErrors: Record<string, string | ((v: Values) => string)> = {
  'convert-missing': 'Please choose at least one SVG file.',
  'convert-many': (v) => `At most ${v.most} files can be converted at once.`,
  'convert-type': (v) =>
    v.found
      ? `This is ${withArticle(v.found)}; the converter takes SVG.`
      : 'This is no SVG; the converter takes nothing else.',
  'convert-refused': (v) => String(v.list),
  'convert-too-large': (v) =>
    `This makes a picture of ${v.width} × ${v.height} pixels, which is too large.`,
  'convert-gone': convertMessages.gone,
  'convert-failed': 'This file cannot be drawn. The cleaned SVG can still be had.',
}

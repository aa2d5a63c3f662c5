import { upTo } from './caps'
import { controlWords } from './controls'
import { count } from './format'
import { noneFound } from './none-found'

type Values = Record<string, string | number>

/** Sentences of the panel library's administration. */
export const panelAdminMessages = {
  search: 'Search panels',
  noneFits: (list: string, words: string, filters: readonly string[]) =>
    noneFound('panel', { list, words, filters }),
  empty: 'There is no panel in this category yet',
  emptyLead: 'Add the first one, then upload its pictures. It is offered once it has one.',
  created: 'Block successfully created.',
  updated: 'Block successfully updated.',
  deleted: 'Block deleted',
  copied: 'Panel copied. You can now replace its pictures.',
  enabled: 'Panel enabled.',
  disabled: 'Panel disabled.',
  used: (n: number) =>
    n === 0 ? 'Never used' : n === 1 ? 'Used once' : `Used ${count(n, 'time')}`,
  columns: (n: number) => count(n, 'column'),
  newLead: `Its pictures are added next, one for each orientation and color. ${upTo('panels')}`,
  keywordsHint: 'Words to find it by, separated by commas.',
  shortcodeHint: 'The code that stands for this panel on the built website.',
  cssHint: 'Kept with the panel for the people who build the website. It never runs here.',
  altHint: 'Read aloud in place of its pictures on a website. Without it, that is the name.',
  enabledHint: 'Offered in Select A Panel. Websites that use the panel keep it either way.',
  builtIn:
    'This panel is built in and drawn in the colors of each project. You can change its details below; for other pictures, copy it and replace them in the copy.',
  pictures:
    'Nine variants: three orientations, three colors. Each takes an SVG and a JPEG; if there are both, the SVG is shown. A missing variant is replaced by another orientation of its color, then by another color.',
  noPictures: 'No pictures yet',
  ownPictures: 'Own pictures',
  recognised: ({
    primary,
    secondary,
    logo,
  }: {
    primary: number
    secondary: number
    logo: number
  }) =>
    [
      primary > 0 && `primary in ${count(primary, 'place')}`,
      secondary > 0 && `secondary in ${count(secondary, 'place')}`,
      logo > 0 && (logo === 1 ? 'a logo box' : `${logo} logo boxes`),
    ]
      .filter(Boolean)
      .join(', '),
  noBrand: 'no brand colors',
  imagesSaved: (n: number, parts: string, taken: string, skipped: string) =>
    [
      `${count(n, 'image')} saved.`,
      parts ? `Recognized: ${parts}.` : 'No brand colors were recognized.',
      taken && `Removed: ${taken}.`,
      skipped && `Left out: ${skipped}.`,
    ]
      .filter(Boolean)
      .join(' '),
  jpegSaved: (n: number, skipped: string) =>
    [`${count(n, 'image')} saved.`, skipped && `Left out: ${skipped}.`].filter(Boolean).join(' '),
  imageDeleted: 'Image deleted',
  deleteImage: 'Are you sure you want to delete this image?',
  uploadOneHint: (form: string) =>
    form === 'svg'
      ? 'An SVG file, up to 3 MB. Scripts and links to other files are removed.'
      : 'A JPEG file, up to 10 MB.',
  headerImageHint: 'SVG, JPEG or PNG, up to 10 MB.',
  inUseTitle: 'This panel is in use',
  categoryNotEmptyTitle: 'This category is not empty',
  uploadHint:
    'SVG or JPEG files named after their variant, such as left-dark.svg or center-light.jpg, or one ZIP of them.',
  brandHint:
    'In an SVG, var(--brand-primary, #283F97) and var(--brand-secondary, …) become the colors of the project; data-brand="logo" marks the box for its logo. The converter writes them for you.',
  headerImageLead: 'A pre-drawn header. The PDF leaves out every section of a panel that has one.',
  headerImageSaved: (taken: string) =>
    taken ? `Header image saved. Removed from it: ${taken}.` : 'Header image saved.',
  headerImageRemoved: 'Header image removed.',
  deletion: (name: string) => `Are you sure you want to delete the panel ${name} and its pictures?`,
  inUse: (sections: number, pages: number, projects: number) =>
    `${
      pages === 0
        ? `This panel is the header or footer of ${count(projects, 'project')}`
        : `This panel is on ${count(sections, 'section')} of ${count(pages, 'page')} in ${count(projects, 'project')}`
    }, so it cannot be deleted. If you disable it, it is no longer offered, and those websites keep it.`,
  usedNowhere: 'No page uses it.',
  usedNow: (sections: number, pages: number, projects: number) =>
    pages === 0
      ? `Now the header or footer of ${count(projects, 'project')}`
      : `Now ${count(sections, 'section')} on ${count(pages, 'page')} in ${count(projects, 'project')}`,
  moreProjects: (n: number) => `and ${n} more`,

  categoryAdded: 'Category added',
  categoryUpdated: 'Category updated',
  categoryDeleted: 'Category deleted',
  categoryMoved: 'Category moved.',
  headerSet: 'Category header set.',
  footerSet: 'Category footer set.',
  categoriesLead: `The order here is the order in Select A Panel. ${upTo('panelCategories')}`,
  tagsHint: 'Words to find all its panels by, separated by commas.',
  categoryDeletion: (name: string) => `Are you sure you want to delete the category ${name}?`,
  categoryHolds: (n: number) =>
    `This category holds ${count(n, 'panel')}. Move or delete them first; an empty category can be deleted.`,
  slotHint:
    'Panels of the header category are offered for headers, those of the footer category for footers, all others for the body of a page. There is one of each.',
  panels: 'Panels',
  library: 'Library',
  newPanel: 'New panel',
  description: 'Description',
  deleteCategory: 'Delete category',
  showPanels: 'Show panels',
  editCategory: 'Edit category',
  category: 'Category',
  details: 'Details',
  saveCategory: 'Save category',
  headerAndFooter: 'Header and footer',
  addCategory: 'Add category',
  use: 'Use',
  tags: 'Tags',
  makeHeaderCategory: 'Make header category',
  makeFooterCategory: 'Make footer category',
  moveCategory: 'Move category',
  first: 'First',
  placeOf: 'Place of',
  move: 'Move',
  deleteImageLabel: 'Delete image',
  jpeg: 'JPEG',
  deletePanel: 'Delete panel',
  disablePanel: 'Disable panel',
  editPanel: 'Edit panel',
  panel: 'Panel',
  savePanel: 'Save panel',
  any: 'Any',
  columnsLabel: 'Columns',
  header: 'Header',
  body: 'Body',
  footer: 'Footer',
  states: { on: 'Enabled', off: 'Disabled' },
  headerImage: 'Header image',
  saveImage: 'Save image',
  viewSVG: 'View SVG',
  disabledLabel: 'Disabled',
  copyPanel: 'Copy panel',
  disable: 'Disable',
  enable: 'Enable',
  createPanel: 'Create panel',
  chooseACategory: 'Choose a category',
  builtInLabel: 'Built-in',
  sampleLogo: 'Sample logo',
  tryColors: 'Try colors',
  uploadPictures: 'Upload pictures',
  picturesLabel: 'Pictures',
  upload: 'Upload',
  whereUsed: 'Where used',
  replaceOrRemove: 'Replace or remove',
  addHeaderImage: 'Add header image',
  enlarge: (what: string) => `Enlarge ${what}`,
  makeCategory: (slot: string) => `Make ${slot} category`,
  after: (category: string) => `After ${category}`,
  ofPanel: (name: string) => `of ${name}`,
  forPanel: (name: string) => `for ${name}`,
} as const

/** Sentences of the errors of the panel library; part of `errors.ts`. */
export const panelErrors: Record<string, string | ((v: Values) => string)> = {
  'panel-built-in':
    'This panel is built in and cannot be changed this way. Copy it, or disable it.',
  'panel-in-use': (v) =>
    panelAdminMessages.inUse(Number(v.sections), Number(v.pages), Number(v.projects)),
  'category-unknown': 'This category no longer exists. Please choose another one.',
  'category-holds-panels': (v) => panelAdminMessages.categoryHolds(Number(v.panels)),
  'category-name-taken': 'There is already a category with this name.',
  'images-missing': 'Please choose a file.',
  'images-refused': (v) => String(v.list),
  'image-unnamed': (v) =>
    `${v.name}: its name does not say which variant it is. Name it like left-dark.svg.`,
  'image-twice': (v) => `${v.name}: there are two files for this variant.`,
  'image-form': (v) => `Please choose ${v.form === 'svg' ? 'an SVG' : 'a JPEG'} file here.`,
  'zip-broken': 'This ZIP archive is damaged and cannot be read.',
  'zip-path': (v) =>
    `This ZIP archive cannot be used: the name ${v.name} leads out of the archive.`,
  'zip-too-much': 'This ZIP archive is too large when unpacked.',
  'zip-nothing': 'There is no SVG or JPEG file in this ZIP archive.',
  'panel-not-drawn': 'This panel cannot be drawn, so it cannot be copied.',
}

/** The fields of a panel, in the order of the form. */
export const panelFields = {
  name: controlWords.name,
  categoryId: 'Category',
  columns: 'Columns',
  keywords: 'Keywords',
  shortcode: 'Shortcode',
  css: 'CSS',
  alt: 'Alternative text',
  enabled: 'Enabled',
} as const

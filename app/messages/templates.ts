import type { TemplateKind } from '~/permissions/templates'
import { upTo } from './caps'
import { count } from './format'
import { noneFound } from './none-found'

/** What the product says about templates and their categories. */

export const templateMessages = {
  firstPage: 'Home',
  imported: 'Template imported successfully',
  pageSaved: 'Page template saved',
  openCopy: 'Open it',
  projectCopied: 'Project copied as template',
  created: 'Template created',
  updated: 'Template updated',
  published: 'Template published',
  waitImport: 'The template comes onto the page.',
  unpublished: 'Template unpublished',
  categoryAdded: 'Category added',
  categoryUpdated: 'Category updated',
  categoryDeleted: 'Category deleted',
  search: 'Search templates',
  noneFits: (list: string, words: string) => noneFound('template', { list, words }),
  noCategory: 'No category',
  allCategories: 'All',
  categoriesTitle: 'Categories',
  newCategory: 'New category',
  renameCategory: 'Rename category',
  noCategories: 'There are no categories yet. Templates can be found without them too.',
  moreFor: (template: string) => `More for the template ${template}`,
  holds: (templates: number) => count(templates, 'template'),
  confirmDeletion: (template: string) =>
    `Are you sure you want to delete the template “${template}”? What was made from it stays as it is. This cannot be undone.`,
  confirmCategoryDeletion: (category: string) =>
    `Are you sure you want to delete the category “${category}”? Its templates are kept.`,
  publishedHint: 'Offered to everybody who starts a new project.',
  openInEditor: 'Open in the editor',
  saveTitle: 'Save page as template',
  saveLead: (page: string) =>
    `Header, footer and sections of “${page}” are copied. Later changes of the page leave the template as it is.`,
  copyTitle: 'Copy project as template',
  copyLead: (project: string) =>
    `All pages of “${project}” are copied with their headers, footers and colours. The project stays as it is. The copy is offered for use once it is published.`,
  withLogo: 'Copy the logo too',
  withLogoHint: 'Otherwise the name of the template is drawn in its place.',
  selectTitle: 'Select A Template',
  selectPlace: (page: string) => `For the page ${page}`,
  sections: (n: number) => (n === 0 ? 'Empty' : count(n, 'section')),
  pages: (n: number) => count(n, 'page'),
  offeredNone: 'No templates yet',
  offeredNoneLead:
    'A page template is a stack of panels to start a page from. Save a page as template and it is offered here.',
  modeLabel: (page: string) => `The sections of ${page}`,
  inBrand: (project: string) => `in the colours of ${project}`,
  append: 'Keep them and add below',
  appendHint: 'Everything on the page stays.',
  replace: 'Replace them',
  replaceHint: (n: number) => `The ${count(n, 'section')} of this page go. Undo brings them back.`,
  slots: {
    both: 'With its header and footer',
    header: 'With its header',
    footer: 'With its footer',
  },
  slotsHint: 'They become this page’s own. Other pages keep theirs.',
  emptyTemplate: 'This template is empty.',
  startTitle: 'Start with',
  look: 'Look at it',
  lookAt: (template: string) => `Look at it: ${template}`,
  pagesOf: 'Pages of the template',
  useThis: 'Use this template',
  blank: 'Blank',
  blankHint: 'Build the pages yourself',
  startMore: (n: number) => `The newest ${n} templates are offered here.`,
  saveTemplate: 'Save template',
  importTemplate: 'Import template',
  saveCategory: 'Save category',
  copyProject: 'Copy project',
  library: 'Library',
  publishedLabel: 'Published',
  cards: 'Cards',
  table: 'Table',
  category: 'Category',
  view: 'View',
  createTemplate: 'Create template',
  deleteCategory: 'Delete category',
  deleteTemplate: 'Delete template',
  notPublished: 'Not published',
  unpublish: 'Unpublish',
  publish: 'Publish',
  homePageOf: (name: string) => `Home page of ${name}`,
  thenChanged: ', changed',
} as const

type KindWords = {
  title: string
  lead: string
  one: string
  newTitle: string
  deleted: string
  none: string
  noneLead: string
}

/** What is called differently for a template of one page and of a whole project. */
export const kindWords: Record<TemplateKind, KindWords> = {
  page: {
    title: 'Page Templates',
    lead: `Stacks of panels that the team adds to a page with Select A Template. ${upTo('templates')}`,
    one: 'Page template',
    newTitle: 'New page template',
    deleted: 'Page template deleted',
    none: 'No page templates yet',
    noneLead:
      'A page template is a page to start from. Build one here, or save any page as template in the editor.',
  },
  project: {
    title: 'Project Templates',
    lead: `Whole websites to start from. Published ones are offered with every new project. ${upTo('templates')}`,
    one: 'Project template',
    newTitle: 'New project template',
    deleted: 'Project template deleted',
    none: 'No project templates yet',
    noneLead:
      'A project template is a whole website to start from. Build one here, or copy any project as template.',
  },
}

type Values = Record<string, string | number>

/** The sentences of the fault codes of this area; part of `errorText`. */
export const templateErrors: Record<string, string | ((v: Values) => string)> = {
  'template-gone':
    'This template is no longer offered. Choose another one, or start with a blank project.',
  'template-deleted': 'This template was deleted meanwhile. Please choose another one.',
  'template-empty': templateMessages.emptyTemplate,
  'template-too-long': (v) =>
    `This template has ${v.sections} sections; at most ${v.limit} can be imported at once.`,
  'page-too-long': (v) =>
    `This page has ${v.sections} sections; at most ${v.limit} can be replaced at once. Add the template below them instead.`,
  'copy-too-large': (v) =>
    `At most ${v.pages} pages and ${v.sections} sections can be copied, ${v.onPage} of one page.`,
  'page-template-one-page': 'A page template has one page only.',
  'category-exists': 'There is a category of this name already.',
  'category-gone': 'This category no longer exists. Please look at your choice again.',
  'one-category': 'A project template stands in one category.',
}

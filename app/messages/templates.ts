import type { TemplateKind } from '~/permissions/templates'
import { upTo } from './caps'
import { count } from './format'
import { noneFound } from './none-found'

/** Texts about templates and their categories. */

export const templateMessages = {
  firstPage: 'Home',
  imported: 'Template imported successfully',
  pageSaved: 'Page template saved',
  openCopy: 'Open it',
  projectCopied: 'Project copied as template',
  created: 'Template created',
  updated: 'Template updated',
  published: 'Template published',
  waitImport: 'Importing the template.',
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
  noCategories: 'There are no categories yet. Templates work without them too.',
  moreFor: (template: string) => `More for the template ${template}`,
  holds: (templates: number) => count(templates, 'template'),
  confirmDeletion: (template: string) =>
    `Are you sure you want to delete the template “${template}”? Anything made from it stays as it is. This cannot be undone.`,
  confirmCategoryDeletion: (category: string) =>
    `Are you sure you want to delete the category “${category}”? Its templates are kept.`,
  publishedHint: 'Offered to everyone who starts a new project.',
  openInEditor: 'Open in the editor',
  saveTitle: 'Save page as template',
  saveLead: (page: string) =>
    `Header, footer and sections of “${page}” are copied. Later changes to the page don’t affect the template.`,
  copyTitle: 'Copy project as template',
  copyLead: (project: string) =>
    `All pages of “${project}” are copied with their headers, footers and colors. The project stays as it is. The copy is offered once it is published.`,
  withLogo: 'Copy the logo too',
  withLogoHint: 'Otherwise the name of the template is shown instead.',
  selectTitle: 'Select A Template',
  selectPlace: (page: string) => `For the page ${page}`,
  sections: (n: number) => (n === 0 ? 'Empty' : count(n, 'section')),
  pages: (n: number) => count(n, 'page'),
  offeredNone: 'No templates yet',
  offeredNoneLead:
    'A page template is a stack of panels to start a page from. Save a page as template and it is offered here.',
  modeLabel: (page: string) => `The sections of ${page}`,
  inBrand: (project: string) => `in the colors of ${project}`,
  append: 'Keep them and add below',
  appendHint: 'Everything on the page stays.',
  replace: 'Replace them',
  replaceHint: (n: number) =>
    `Removes the ${count(n, 'section')} of this page. Undo restores them.`,
  slots: {
    both: 'With its header and footer',
    header: 'With its header',
    footer: 'With its footer',
  },
  slotsHint: 'They become this page’s own. Other pages keep theirs.',
  emptyTemplate: 'This template is empty.',
  startTitle: 'Start with',
  look: 'Preview',
  lookAt: (template: string) => `Preview: ${template}`,
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

/** Words that differ between a template of one page and of a whole project. */
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

/** The sentences of the error codes of this area; part of `errorText`. */
export const templateErrors: Record<string, string | ((v: Values) => string)> = {
  'template-gone':
    'This template is no longer offered. Choose another one, or start with a blank project.',
  'template-deleted': 'This template was deleted. Please choose another one.',
  'template-empty': templateMessages.emptyTemplate,
  'template-too-long': (v) =>
    `This template has ${v.sections} sections; up to ${v.limit} can be imported at once.`,
  'page-too-long': (v) =>
    `This page has ${v.sections} sections; up to ${v.limit} can be replaced at once. Add the template below them instead.`,
  'copy-too-large': (v) =>
    `Up to ${v.pages} pages and ${v.sections} sections can be copied, up to ${v.onPage} per page.`,
  'page-template-one-page': 'A page template only has one page.',
  'category-exists': 'There is already a category with this name.',
  'category-gone': 'This category no longer exists. Please check your choice.',
  'one-category': 'A project template has one category.',
}

import { date } from './dates'
/** What the product says about projects, pages and sections. */

export const projectMessages = {
  made: {
    blank: 'Begun blank',
    template: 'From a template',
    copy: 'Copied from another',
    guest: 'By guests',
  } as const,
  createdFrom: (from: string, to: string) => {
    const shown = (day: string) => date(Date.parse(day))
    if (from && to) return `Created ${shown(from)} to ${shown(to)}`
    return from ? `Created since ${shown(from)}` : `Created until ${shown(to)}`
  },
  created: 'Project successfully created.',
  none: 'No project found.',
  noneOwn: 'You have no projects of your own yet. Those below are shared with you.',
  first: 'Start your first project',
  noneFits: 'Try another name, or clear the filters.',
  noneYet:
    'Everybody’s projects stand here, newest first, with their owners. As soon as somebody starts one, you can open it, rename it or delete it.',
  waitCreate: 'The project is made, with the pages of its template.',
  waitCopy: 'The pages are copied.',
  limit: 'Maximum number of projects reached.',
  firstProject:
    'A project is one website: its pages, its panels, its colours and logo. Start one, and build its first page from finished panels.',
  renamed: 'Project renamed.',
  duplicated: 'Project duplicated.',
  duplicateTitle: (project: string) => `Duplicate “${project}”`,
  duplicateLead:
    'The copy gets the pages, panels, colours and logo. Collaborators, notes and the share link stay with the original.',
  openCopy: 'Open it',
  moved: 'Project moved successfully.',
  deleted: 'Project deleted',
  search: 'Search projects',
  sharedWithMe: 'Shared with me',
  sharedBy: (name: string) => `Shared by ${name}`,
  searchAll: 'Search all projects',
  noOwner: 'Guest',
  clearFilters: 'Clear filters',
  moreFor: (project: string) => `More for the project ${project}`,
  renameTitle: 'Rename project',
  moveTitle: (project: string) => `Move “${project}”`,
  root: 'My Projects, in no folder',
  noFolders: 'You have no folders yet. Make one first, then move the project into it.',
  confirmDeletion: (project: string) =>
    `Are you sure you want to delete the project “${project}”? Its pages, sections, collaborators and files are deleted with it. This cannot be undone.`,
  nameHint: 'The name stands beside the mark in headers and footers until there is a logo.',
  guestProjectName: 'My website',
  allProjects: 'All Projects',
  byName: 'By name',
  newestFirst: 'Newest first',
  newProject: 'New project',
  owner: 'Owner',
  rename: 'Rename',
  copyAsTemplate: 'Copy as template',
  deleteProject: 'Delete project',
  duplicateProject: 'Duplicate project',
  moveProject: 'Move project',
  moveTo: 'Move to',
  createProject: 'Create project',
  duplicate: 'Duplicate',
  saveName: 'Save name',
  whereItIs: (folder: string) => `${folder} (now)`,
} as const

export const folderMessages = {
  created: 'Folder successfully created.',
  renamed: 'Folder renamed.',
  deleted: 'Folder deleted.',
  newTitle: 'New folder',
  renameTitle: 'Rename folder',
  staleBy: 'You, elsewhere,',
  /** @param most what is counted; more is not told apart */
  holds: (projects: number, most: number) =>
    projects === 0
      ? 'Empty'
      : projects > most
        ? `${most}+ projects`
        : `${projects} ${projects === 1 ? 'project' : 'projects'}`,
  moreFor: (folder: string) => `More for the folder ${folder}`,
  empty: 'This folder is empty. Start a project here, or move one of your projects into it.',
  confirmDeletion: (folder: string) =>
    `Are you sure you want to delete the folder “${folder}”? Its projects are kept: they move to My Projects.`,
  deleteFolder: 'Delete folder',
  folders: 'Folders',
  rename: 'Rename',
  createFolder: 'Create folder',
} as const

/** How a list of projects is sorted. */
export const projectSortLabels = { newest: 'Newest first', edited: 'Last edited' } as const

/** The choices of the filter “Created”, by days; none is all. */
export const createdRanges: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  60: 'Last 60 days',
  365: 'Last 12 months',
}

/** Texts of the lists of projects and folders. */

export const projectMessages = {
  none: 'No project found.',
  noneOwn: 'You have no projects of your own yet. The ones below are shared with you.',
  first: 'Start your first project',
  firstProject:
    'A project is one website: its pages, panels, colors and logo. Start one, and build its first page from ready-made panels.',
  search: 'Search projects',
  sharedWithMe: 'Shared with me',
  sharedBy: (name: string) => `Shared by ${name}`,
  moreFor: (project: string) => `More for the project ${project}`,
  guestProjectName: 'My website',
  newProject: 'New project',
  rename: 'Rename',
  duplicate: 'Duplicate',
} as const

export const folderMessages = {
  newTitle: 'New folder',
  /** @param most what is counted; more is not told apart */
  holds: (projects: number, most: number) =>
    projects === 0
      ? 'Empty'
      : projects > most
        ? `${most}+ projects`
        : `${projects} ${projects === 1 ? 'project' : 'projects'}`,
  moreFor: (folder: string) => `More for the folder ${folder}`,
  empty: 'This folder is empty. Start a project here, or move one of yours into it.',
  folders: 'Folders',
  rename: 'Rename',
} as const

/** How a list of projects is sorted. */
export const projectSortLabels = { newest: 'Newest first', edited: 'Last edited' } as const

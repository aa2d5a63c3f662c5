/** Texts of the dialogs of projects and folders, and of their results. */
export const projectDialogs = {
  created: 'Project successfully created.',
  waitCreate: 'Creating the project with the pages of its template.',
  waitCopy: 'Copying the pages.',
  limit: 'Maximum number of projects reached.',
  renamed: 'Project renamed.',
  duplicated: 'Project duplicated.',
  duplicateTitle: (project: string) => `Duplicate “${project}”`,
  duplicateLead:
    'The copy gets the pages, panels, colors and logo. Collaborators, notes and the share link stay with the original.',
  openCopy: 'Open it',
  moved: 'Project moved successfully.',
  deleted: 'Project deleted',
  renameTitle: 'Rename project',
  moveTitle: (project: string) => `Move “${project}”`,
  root: 'My Projects, no folder',
  noFolders: 'You have no folders yet. Create one first, then move the project into it.',
  confirmDeletion: (project: string) =>
    `Are you sure you want to delete the project “${project}”? Its pages, sections, collaborators and files are deleted with it. This cannot be undone.`,
  nameHint: 'Shown in headers and footers until you add a logo.',
  deleteProject: 'Delete project',
  duplicateProject: 'Duplicate project',
  moveProject: 'Move project',
  moveTo: 'Move to',
  createProject: 'Create project',
  saveName: 'Save name',
  whereItIs: (folder: string) => `${folder} (current)`,
} as const

export const folderDialogs = {
  created: 'Folder successfully created.',
  renamed: 'Folder renamed.',
  deleted: 'Folder deleted.',
  renameTitle: 'Rename folder',
  confirmDeletion: (folder: string) =>
    `Are you sure you want to delete the folder “${folder}”? Its projects are kept: they move to My Projects.`,
  deleteFolder: 'Delete folder',
  createFolder: 'Create folder',
} as const

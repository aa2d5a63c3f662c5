import type { RouteRow } from './route-row'

/** Lists of projects and folders, and what is done to a project from there. */
export const projectsMap = {
  '/projects': { screen: 'projects/my-projects.tsx', who: 'signed-in' },
  '/projects/new': {
    screen: 'projects/new-project.tsx',
    who: 'signed-in',
    over: '/projects',
  },
  '/projects/new/templates/:template': {
    screen: 'projects/preview-template.tsx',
    who: 'signed-in',
    over: '/projects/new',
  },
  '/projects/folders/new': {
    screen: 'projects/new-folder.tsx',
    who: 'signed-in',
    over: '/projects',
  },
  '/projects/folder/:id': { screen: 'projects/folder.tsx', who: 'signed-in' },
  '/projects/folder/:id/new': {
    screen: 'projects/new-project.tsx',
    who: 'signed-in',
    over: '/projects/folder/:id',
  },
  '/projects/folder/:id/new/templates/:template': {
    screen: 'projects/preview-template.tsx',
    who: 'signed-in',
    over: '/projects/folder/:id/new',
  },
  '/projects/folder/:id/rename': { screen: 'projects/rename-folder.tsx', who: 'signed-in' },
  '/projects/folder/:id/delete': { screen: 'projects/delete-folder.tsx', who: 'signed-in' },
  '/projects/all': { screen: 'projects/all-projects.tsx', who: 'manageProjects' },
  '/projects/:id/rename': { screen: 'projects/rename-project.tsx', who: 'signed-in' },
  '/projects/:id/copy': { screen: 'projects/copy-project.tsx', who: 'manageProjectTemplates' },
  '/projects/:id/duplicate': { screen: 'projects/duplicate-project.tsx', who: 'signed-in' },
  '/projects/:id/move': { screen: 'projects/move-project.tsx', who: 'signed-in' },
  '/projects/:id/delete': { screen: 'projects/delete-project.tsx', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>

import { pathTo } from './path-to'

/** The address of a file of a public folder; its small and medium pictures have a prefix. */
export const filePath = (
  folder: 'logos' | 'blocks' | 'profilephotos' | 'pictures' | 'types' | 'request_icons',
  file: string,
): string => pathTo('/files/:folder/:file', { folder, file })

/**
 * Folders of the storage. Everybody who knows the unguessable name of a public folder's file may see it; a
 * private folder's files are served only by a route of the feature that stores them, and so are company
 * logos (`isCompanyLogo`).
 */
export const folders = {
  logos: 'public',
  blocks: 'public',
  profilephotos: 'public',
  pictures: 'public',
  types: 'public',
  request_icons: 'public',
  attachments: 'private',
  requests: 'private',
  forms: 'private',
  brand_profiles: 'private',
  exports: 'private',
  conversions: 'private',
} as const satisfies Record<string, 'public' | 'private'>

export type Folder = keyof typeof folders

/** Whether a text from an address is the name of a folder. */
export const isFolder = (name: string): name is Folder => Object.hasOwn(folders, name)

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

/** Content type by the ending of a generated name; anything unknown is only ever a download. */
export const contentType = (name: string): string =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

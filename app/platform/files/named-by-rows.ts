import type { Folder } from './folders.ts'

/** A table and its column, as the database calls them. */
type Column = readonly [table: string, column: string]

/**
 * What people send: a file keeps its folder when its draft is sent. Drafts are read first, so that one that is
 * sent meanwhile is found in what is read later.
 */
const sent: readonly Column[] = [
  ['draft_files', 'file'],
  ['order_draft_files', 'file'],
  ['attachments', 'file'],
  ['note_attachments', 'file'],
]

/** The columns that name the files of a folder. Other folders have an upkeep of their own. */
export const namedByRows: Partial<Record<Folder, readonly Column[]>> = {
  logos: [
    ['projects', 'logo'],
    ['brands', 'logo'],
    ['profile_files', 'file'],
  ],
  blocks: [
    ['panel_images', 'file'],
    ['panels', 'header_image'],
  ],
  profilephotos: [['users', 'avatar']],
  types: [['request_types', 'image']],
  request_icons: [['request_types', 'icon']],
  attachments: sent,
  requests: sent,
  brand_profiles: [['profile_files', 'file']],
  forms: [...sent, ['order_forms', 'product_image']],
}

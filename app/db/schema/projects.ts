import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { slotModes } from '~/editor/types'
import type { DrawnFacts, Facts } from '~/panels/facts/facts'
import { storyIds } from '~/panels/stories/ids'
import { cornerChoices, typefaceChoices } from '~/panels/types'
import { projectKinds, projectSources } from '~/permissions/projects'
import { flag, id, literals, moment, packedJson, publicId, rowNumber, version } from './columns'
import { storedFiles, users } from './users'

export const folders = sqliteTable(
  'folders',
  {
    id: id(),
    name: text('name').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('folders_owner').on(t.ownerId, t.createdAt, t.id)],
)

/** Brand with which panels are drawn for a project: content-addressed, named by an unguessable key. */
export const brands = sqliteTable(
  'brands',
  {
    /** Keyed hash of the other columns, part of the URL of every panel image. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    primaryColor: text('primary_color').notNull(),
    secondaryColor: text('secondary_color').notNull(),
    /** Does not keep the file, which goes with the logo of its project. */
    logo: text('logo'),
    /** Business that the words of panels are about; null: each panel's own example. */
    story: text('story', { enum: storyIds }),
    /** What is true of the business, and its pages; null: panels say their examples. */
    facts: packedJson<DrawnFacts>()('facts'),
    /** How round cards, buttons and pictures are. */
    corners: text('corners', { enum: cornerChoices }).notNull().default('round'),
    /** What titles are set in. */
    typeface: text('typeface', { enum: typefaceChoices }).notNull().default('modern'),
    /** Project that it was made for, by which those that it has left are counted; null for the product's own. */
    madeFor: text('made_for'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('brands_made_for').on(t.madeFor, t.createdAt)],
)

export const projects = sqliteTable(
  'projects',
  {
    rowNumber: rowNumber(),
    id: publicId(),
    name: text('name').notNull(),
    /** Null for a guest's project: everybody with its link may open it until somebody claims it. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null is the root folder. */
    folderId: text('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    /** A page template offers its one page in Select A Template. */
    kind: text('kind', { enum: projectKinds }).notNull().default('website'),
    /** Origin; null for a project from before this was recorded. */
    source: text('source', { enum: projectSources }),
    /** Project template: offered for use. Website: its shared preview is on. */
    published: flag('published'),
    /** Token in the address of the shared preview; null while it is off, else a new one each time. */
    shareToken: text('share_token'),
    /** Whether visitors of the shared preview may leave comments. */
    shareComments: flag('share_comments'),
    /** File name in the folder `logos`. */
    logo: text('logo').references(() => storedFiles.file),
    primaryColor: text('primary_color').notNull().default('#000000'),
    secondaryColor: text('secondary_color').notNull().default('#000000'),
    /** Business that the words of its panels are about; null: each panel's own example. */
    story: text('story', { enum: storyIds }),
    /** What is true of its business; null: nobody has said anything, and its editor asks for it. */
    facts: packedJson<Facts>()('facts'),
    /** How round cards, buttons and pictures are. */
    corners: text('corners', { enum: cornerChoices }).notNull().default('round'),
    /** What titles are set in. */
    typeface: text('typeface', { enum: typefaceChoices }).notNull().default('modern'),
    /** Where its website will be, as it was typed last into the check before a download; null: nowhere yet. */
    websiteAddress: text('website_address'),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    version: version(),
    createdAt: moment('created_at').notNull(),
    /** The last change of its settings, its pages or what is on them; `version` counts only its own row. */
    updatedAt: moment('updated_at').notNull(),
    /** Set while it is being deleted in pieces: it exists for nobody any more. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('projects_owner').on(t.ownerId, t.folderId, t.createdAt, t.id),
    index('projects_created').on(t.createdAt, t.id),
    // Indexes for looking up a deleted folder or brand.
    index('projects_folder').on(t.folderId),
    index('projects_brand').on(t.brandId),
    index('projects_logo').on(t.logo),
    uniqueIndex('projects_share_token').on(t.shareToken),
    index('projects_edited').on(t.ownerId, t.folderId, t.updatedAt, t.id),
    // The few templates among many projects.
    index('projects_templates').on(t.kind, t.createdAt, t.id).where(sql`kind <> 'website'`),
    index('projects_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('projects_kind', sql.raw(`kind in (${literals(projectKinds)})`)),
  ],
)

export const collaborators = sqliteTable(
  'collaborators',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending', 'active'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('collaborators_project_user').on(t.projectId, t.userId),
    index('collaborators_user').on(t.userId, t.status, t.createdAt, t.id),
    index('collaborators_project').on(t.projectId, t.status, t.createdAt, t.id),
  ],
)

/** Invitations to work on a project; found by the email, so that they can come before the account. */
export const projectInvites = sqliteTable(
  'project_invites',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** In lower case, as `users.email`. */
    email: text('email').notNull(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('project_invites_once').on(t.projectId, t.email),
    index('project_invites_email').on(t.email, t.createdAt, t.id),
    index('project_invites_sender').on(t.senderId),
  ],
)

export const pages = sqliteTable(
  'pages',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Set to null by the command that deletes the parent: children become top-level. */
    parentId: text('parent_id'),
    nonNavigation: flag('non_navigation'),
    home: flag('home'),
    header: text('header', { enum: slotModes }).notNull().default('global'),
    footer: text('footer', { enum: slotModes }).notNull().default('global'),
    order: integer('order').notNull(),
    /** Number of the last change in `page_ops`. */
    revision: integer('revision').notNull().default(0),
    /** The oldest version that is kept: the changes up to this number were pruned. */
    oldestRevision: integer('oldest_revision').notNull().default(0),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('pages_project').on(t.projectId, t.order, t.id),
    uniqueIndex('pages_one_home').on(t.projectId).where(sql`home = 1`),
    check('pages_header', sql.raw(`header in (${literals(slotModes)})`)),
    check('pages_footer', sql.raw(`footer in (${literals(slotModes)})`)),
  ],
)

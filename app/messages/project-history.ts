import type { OpName } from '~/editor/name-op'
import { opHistory } from './pages'

/** Facts that a line of a project's history can name. */
type Told = {
  page: string
  panel: string
  /** The panel before a swap, the page that a section moved to, a collaborator. */
  was: string
  to: string
  who: string
  /** The address that an invitation went to. */
  email: string
  /** Names before and after. */
  from: string
  now: string
  count: number
}

const countOf = (count: number, what: string) => (count === 1 ? `one ${what}` : `${count} ${what}s`)

/** A change of a page's sections. */
const actions: Record<OpName, (told: Told) => string> = {
  add: ({ panel, page }) => `added ${panel} to ${page}`,
  duplicate: ({ panel, page }) => `duplicated ${panel} on ${page}`,
  remove: ({ panel, page }) => `removed ${panel} from ${page}`,
  move: ({ panel, page }) => `moved ${panel} on ${page}`,
  'move-to-page': ({ panel, page, to }) => `moved ${panel} from ${page} to ${to}`,
  orientation: ({ panel, page }) => `changed the orientation of ${panel} on ${page}`,
  color: ({ panel, page }) => `changed the color of ${panel} on ${page}`,
  variant: ({ panel, page }) => `changed the variant of ${panel} on ${page}`,
  swap: ({ panel, was, page }) => `swapped ${was} for ${panel} on ${page}`,
  words: ({ panel, page }) => `changed the words of ${panel} on ${page}`,
  header: ({ page }) => `changed the header of ${page}`,
  footer: ({ page }) => `changed the footer of ${page}`,
  template: ({ page }) => `imported a template into ${page}`,
  restore: ({ page }) => `restored an earlier version of ${page}`,
  'remove-several': ({ count, page }) => `removed ${countOf(count, 'section')} from ${page}`,
  'duplicate-several': ({ count, page }) => `duplicated ${countOf(count, 'section')} on ${page}`,
  'restyle-several': ({ count, page }) =>
    `changed the color of ${countOf(count, 'section')} on ${page}`,
  'move-several': ({ count, page }) => `moved ${countOf(count, 'section')} of ${page}`,
}

/** Every other change of a project: by table and action. */
const others: Record<string, (told: Told) => string> = {
  'projects created': () => 'created the project',
  'projects renamed': ({ from, now }) => `renamed the project from “${from}” to “${now}”`,
  'projects moved': () => 'moved the project to another folder',
  'projects claimed': () => 'saved the project to their account',
  'projects deleted': () => 'deleted the project',
  'projects settings updated': () => 'changed the project’s settings',
  'projects facts updated': () => 'changed the business details',
  'projects claims confirmed': ({ count }) => `confirmed the text of ${countOf(count, 'section')}`,
  'projects website address updated': () => 'changed the address of the website',
  'projects template updated': () => 'changed the template',
  'projects published': () => 'published the template',
  'projects unpublished': () => 'unpublished the template',
  'projects logo updated': () => 'set the logo',
  'projects logo removed': () => 'removed the logo',
  'projects picture added': () => 'added pictures',
  'projects picture updated': ({ now }) => `changed the picture “${now}”`,
  'projects picture deleted': ({ now }) => `deleted the picture “${now}”`,
  'projects downloaded': () => 'downloaded from the project',
  'projects download failed': () => 'started a download that failed',
  'projects access asked for': () => 'asked for access',
  'projects collaborator added': ({ who }) => `added ${who} as collaborator`,
  'projects collaborator removed': ({ who }) => `removed ${who} from the collaborators`,
  'projects collaborator left': () => 'left the project',
  'projects request for access accepted': ({ who }) => `gave ${who} access`,
  'projects request for access rejected': ({ who }) => `rejected ${who}’s request for access`,
  'projects collaborator invited': ({ email }) => `invited ${email} to the project`,
  'projects invitation to the project accepted': () => 'accepted an invitation to the project',
  'projects invitation to the project rejected': () => 'rejected an invitation to the project',
  'projects invitation to the project withdrawn': ({ email }) =>
    `withdrew the invitation to ${email}`,
  'projects share link switched on': () => 'turned the share link on',
  'projects share link renewed': () => 'renewed the share link',
  'projects share link revoked': () => 'revoked the share link',
  'projects share settings updated': () => 'changed the share settings',
  'pages created': ({ page }) => `added the page ${page}`,
  'pages updated': ({ page }) => `changed the settings of ${page}`,
  'pages deleted': ({ page }) => `deleted the page ${page}`,
  'pages set as home page': ({ page }) => `made ${page} the home page`,
  'pages page order updated': ({ page }) => `moved the page ${page}`,
  'page_notes created': ({ page }) => `left a note on ${page}`,
  'page_notes updated': ({ page }) => `changed a note on ${page}`,
  'page_notes deleted': ({ page }) => `deleted a note on ${page}`,
  'page_notes answered': ({ page }) => `answered a comment on ${page}`,
  'page_notes marked as done': ({ page }) => `marked a comment on ${page} as done`,
  'page_notes opened again': ({ page }) => `opened a comment on ${page} again`,
  'page_notes left by a visitor': ({ page }) => `commented on ${page} through the share link`,
  'page_approvals approved by a visitor': ({ page }) => `approved ${page} through the share link`,
  'content_sheets created': ({ page }) => `wrote the content sheet of ${page}`,
  'content_sheets updated': ({ page }) => `changed the content sheet of ${page}`,
}

const ops = new Map(
  (Object.entries(opHistory) as [OpName, string][]).map(([name, words]) => [words, name]),
)

/**
 * A change of a project in words.
 *
 * @param action as the history keeps it
 * @returns null for an action that has no words here
 */
export function projectAction(collection: string, action: string, told: Told): string | null {
  const [, words = action, back] = /^(.*?)(?:: (undone|redone))?$/.exec(action) ?? []
  const op = ops.get(words)
  if (!op) return others[`${collection} ${action}`]?.(told) ?? null
  if (!back) return actions[op](told)
  return `${back === 'undone' ? 'undid' : 'redid'}: ${actions[op](told)}`
}

export const projectHistoryMessages = {
  aPanel: 'a section',
  aPage: 'a page',
  panel: (category: string, name: string) => `${category} › ${name}`,
} as const

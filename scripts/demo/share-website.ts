import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pages } from '~/db/schema'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { markComment } from '~/features/pages/mark-comment.server'
import { shownOn } from '~/features/sections/page-document.server'
import { addComment } from '~/features/share/add-comment.server'
import { approvePage } from '~/features/share/approve-page.server'
import { findShareLink } from '~/features/share/find-share.server'
import { switchShare } from '~/features/share/switch-share.server'
import type { Member } from '~/permissions/vocabulary'
import { pointAt } from '~/shared/picture-point'
import { passTime } from './clock'
import type { DemoShare } from './load-words/websites'
import type { Members } from './make-people'

/** Address that visitors come from: one of those that are kept for examples. */
const address = '192.0.2.7'

/** Shares a website, and lets its visitors comment and approve. */
export function shareWebsite(
  owner: Member,
  projectId: string,
  { comments, approvals }: DemoShare,
  members: Members,
): void {
  switchShare(owner, { projectId, step: 'on', comments: true })
  const token = findShareLink(owner, projectId).token ?? ''
  for (const { page: name, panel, at: [left, top] = [0, 0], answer, done, ...said } of comments) {
    passTime(2)
    const page = pageNamed(projectId, name)
    const pageId = page.id
    const section = panel && sectionOf(page, panel)
    const place = pointAt(left / 100, top / 100)
    const noteId = addComment({ token, pageId, ...said, section, place, address })
    const at = { projectId, pageId, noteId: noteId ?? '' }
    passTime(3)
    if (answer) addPageNote(members[answer.who], { ...at, answers: at.noteId, text: answer.text })
    if (done) markComment(members[done], { ...at, done: true })
  }
  for (const { page, name } of approvals) {
    passTime(1)
    const { id: pageId, revision } = pageNamed(projectId, page)
    approvePage({ token, pageId, name, revision, address })
  }
}

function pageNamed(projectId: string, name: string) {
  const named = and(eq(pages.projectId, projectId), eq(pages.name, name))
  const page = db.select().from(pages).where(named).get()
  if (!page) throw new Error(`there is no page "${name}" in a website of the demo`)
  return page
}

function sectionOf(page: ReturnType<typeof pageNamed>, panelId: string): string {
  const section = shownOn(page).body.find((one) => one.panelId === panelId)
  if (!section) throw new Error(`there is no ${panelId} on the page "${page.name}"`)
  return section.id
}

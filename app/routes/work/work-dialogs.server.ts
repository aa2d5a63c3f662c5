import { assignWork } from '~/features/work/assign-work.server'
import { setFollowers } from '~/features/work/set-followers.server'
import { setPriority } from '~/features/work/set-priority.server'
import { assignment, following, priorityForm } from '~/features/work/work-forms.server'
import { assignSchema, followersSchema, prioritySchema } from '~/features/work/work-schema.server'
import { workMessages as say } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { Work, WorkKind } from '~/work/kinds'
import { staffAt } from './choose-staff'
import { backTo } from './kept-view'
import { workIn } from './work-in'

const done = (work: Work, url: URL, text: string) =>
  redirectWithFlash(backTo(work, url.search), { kind: 'success', text })

/** The dialog that assigns a piece of work. */
export const assignLoader = (kind: WorkKind) =>
  screen(({ actor, params, url }) => assignAt(assignment(actor, workIn(kind, params)), url))
const assignAt = (form: ReturnType<typeof assignment>, { searchParams }: URL) =>
  staffAt(form, searchParams, { name: 'assignee', stored: [form.assignee] })
export type AssignData = ReturnType<typeof assignAt>

export const assignAction = (kind: WorkKind) =>
  act(
    { schema: assignSchema, first: ({ actor, params }) => assignment(actor, workIn(kind, params)) },
    ({ actor, value: { assignee, version }, url, found: { work } }) => {
      assignWork(actor, { work, assigneeId: assignee, version })
      return done(work, url, assignee ? say.assigned(kind) : say.unassigned)
    },
  )

/** The dialog that says who follows a piece of work. */
export const followersLoader = (kind: WorkKind) =>
  screen(({ actor, params, url }) => followersAt(following(actor, workIn(kind, params)), url))
const followersAt = (form: ReturnType<typeof following>, { searchParams }: URL) =>
  staffAt(form, searchParams, { name: 'followers', stored: form.followers })
export type FollowersData = ReturnType<typeof followersAt>

export const followersAction = (kind: WorkKind) =>
  act(
    {
      schema: followersSchema,
      first: ({ actor, params }) => following(actor, workIn(kind, params)),
    },
    ({ actor, value, url, found: { work } }) => {
      setFollowers(actor, { work, ...value })
      return done(work, url, say.followersSaved)
    },
  )

/** The dialog that says how urgent it is. */
export const priorityLoader = (kind: WorkKind) =>
  screen(({ actor, params }) => priorityForm(actor, workIn(kind, params)))
export type PriorityData = ReturnType<typeof priorityForm>

export const priorityAction = (kind: WorkKind) =>
  act(
    {
      schema: prioritySchema,
      first: ({ actor, params }) => priorityForm(actor, workIn(kind, params)),
    },
    ({ actor, value, url, found: { work } }) => {
      setPriority(actor, { work, ...value })
      return done(work, url, say.prioritySaved)
    },
  )

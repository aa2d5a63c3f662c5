import { changesForm } from '~/features/conversations/changes-form.server'
import { expectOneTab, keepChanges } from '~/features/conversations/keep-written.server'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import type { StatusInput, statusSchemaOf } from '~/features/work/work-schema.server'
import { workMessages as say } from '~/messages/work'
import type { Actor, Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { WorkKind } from '~/work/kinds'
import type { WorkStatus } from '~/work/statuses'
import { draftButton } from './draft-buttons.server'
import { backTo } from './kept-view'
import { wordsBack } from './words-back.server'
import { workIn } from './work-in'

/** A piece of work as far as the form is concerned that moves it. @throws DomainError `not-found` */
type Find = (
  actor: Actor,
  id: string,
) => { facts: { version: number; status: WorkStatus }; moves: readonly string[] }

/** What the form asks for; `draftId` is the draft of what the client wants changed. */
type Asked<Action> = StatusInput<Action> & {
  draftId: string | undefined
  idempotencyKey: IdempotencyKey | undefined
}

const formData = (kind: WorkKind, find: Find, actor: Actor, id: string) => {
  const work = { kind, id }
  const { facts, moves } = find(actor, id)
  const { version, status } = facts
  return { work, version, status, moves, changes: changesForm(actor, work) }
}

/** The dialog that moves a piece of work to another status. */
export const statusLoader = (kind: WorkKind, find: Find) =>
  screen(({ actor, params }) => formData(kind, find, actor, workIn(kind, params).id))
export type StatusData = ReturnType<typeof formData>

const asksForChanges = (form: FormData) =>
  form.get('action') === 'ask_for_changes' && form.has('key')

/** Moves it. What should change is kept before anything else, like a message. */
export const statusAction = <Action extends string>(
  kind: WorkKind,
  schema: ReturnType<typeof statusSchemaOf<Action>>,
  find: Find,
  change: (actor: Member, id: string, asked: Asked<Action>) => void,
) =>
  act(
    {
      schema,
      first: async ({ actor, form, idempotencyKey, params, context }) => {
        const work = workIn(kind, params)
        find(actor, work.id)
        if (!asksForChanges(form)) return null
        const kept = await keepChanges(actor, work, form, { idempotencyKey })
        context.filesKept = true
        return kept
      },
      refused: (args) => (asksForChanges(args.form) ? wordsBack(kind, 'changes')(args) : undefined),
    },
    async ({ value, found, ...args }) => {
      const { actor, url, idempotencyKey, params } = args
      const work = workIn(kind, params)
      const other = found && (await draftButton(args, { work, kind: 'changes' }, found))
      if (other) return other
      if (found) expectOneTab(found, 'message')
      const asked = { ...(value as StatusInput<Action>), draftId: found?.id, idempotencyKey }
      change(memberOf(actor), work.id, asked)
      return redirectWithFlash(backTo(work, url.search), {
        kind: 'success',
        text: say.statusUpdated,
      })
    },
  )

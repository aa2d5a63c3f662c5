import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeFile, usedFiles } from '#tests/fixtures/files'
import { makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { fileUses } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import type { DraftOwner } from '~/features/drafts/draft'
import { findDraft } from '~/features/drafts/find-draft.server'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { addAnswerUses } from '~/features/files/file-uses.server'
import { newToken, tokenHash } from '~/platform/ids.server'

const draftKey = 'order:one'
const type = makeType()
const guest = () => ({ browser: tokenHash(newToken()), address: '203.0.113.9' })

/** Somebody adds a file for each of these fields to their draft. */
const begin = (owner: DraftOwner, ...fields: string[]) =>
  saveDraft(owner, {
    draftKey,
    values: {},
    uploads: fields.map((field) => ({
      ...{ field, folder: 'forms' as const },
      file: new File(['x'], `${field}.txt`),
    })),
  })

/** Gives the files of a draft to the questions of a new conversation. */
function answerWith(draftId: string, uploaderId: string) {
  const { conversationId } = storeRequest(type, uploaderId)
  transaction((tx) => addAnswerUses(tx, conversationId, consumeDraft(tx, draftId), uploaderId))
  return usedFiles(eq(fileUses.conversationId, conversationId))
}

test('files that a guest has uploaded become those of the account that sends them, each with its question', async () => {
  const [sender, other] = [guest(), guest()]
  const draft = await begin(sender, 'answer-logo', 'answer-plan')
  await begin(other, 'answer-logo')
  expect(draft.files).toMatchObject([{ uploaderId: null }, { uploaderId: null }])
  const { id: account } = makeUser({ role: 'client' })
  const [logo, plan] = draft.files
  expect(answerWith(draft.id, account)).toMatchObject([
    { id: logo?.id, file: logo?.file, field: 'logo', draftId: null, uploaderId: account },
    { id: plan?.id, file: plan?.file, field: 'plan', draftId: null, uploaderId: account },
  ])
  expect(findDraft(db, other, draftKey)?.files).toMatchObject([{ uploaderId: null }])
})

test('a file that somebody with an account has uploaded stays theirs', async () => {
  const [staff, client] = [makeUser({ organization: true }), makeUser({ role: 'client' })]
  const draft = await begin(staff, 'answer-logo', 'answer-plan')
  changeFile(draft.files[1]?.id ?? '', { uploaderId: null })
  expect(answerWith(draft.id, client.id)).toMatchObject([
    { field: 'logo', uploaderId: staff.id },
    { field: 'plan', uploaderId: client.id },
  ])
})
